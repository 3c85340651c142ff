declare module '@adobe/structured-data-validator' {
  /** Checks JSON-LD, grouped by type, with the published rules of search engines. */
  export default class Validator {
    validate(found: {
      jsonld: Partial<Record<string, unknown[]>>
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>
  }
}
