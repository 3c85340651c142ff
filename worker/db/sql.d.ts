/** wrangler bundles such a file as its text; for Vitest, vitest.config.ts does. */
declare module '*.sql' {
  const text: string
  export default text
}
