/** CSP sources, with their quotes: hashes of a page's inline code, or `'self'` for the files of its own origin. */
type Sources = { scripts?: string[]; styles?: string[] }

/**
 * Our security headers, for the pages (`_headers`, with the hashes that the build finds) and for the Worker's responses
 * (no hashes). Pages load from their own origin only; no script or style runs that is neither a file of ours nor hashed.
 */
export function securityHeaders(sources: Sources = {}) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  } satisfies Record<string, string>
}

// The most sensitive features only: no foreign script can run, and every name lengthens the first packets of
// every page.
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=()'

function contentSecurityPolicy({ scripts = [], styles = [] }: Sources): string {
  return [
    "default-src 'none'",
    ...(scripts.length > 0 ? [['script-src', ...new Set(["'self'", ...scripts])].join(' ')] : []),
    ...(styles.length > 0 ? [['style-src', ...styles].join(' ')] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
