declare module '@adobe/structured-data-validator' {
  /** Checks JSON-LD, grouped by the type of its things, by the rules that search engines publish. */
  export default class Validator {
    validate(found: {
      jsonld: Partial<Record<string, unknown[]>>
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>
  }
}
