/** wrangler bundles such a file as text; vitest.config.ts does the same for Vitest. */
declare module '*.sql' {
  const text: string
  export default text
}
