import { settings } from '../settings.ts'

/** Where Turnstile's script and the frame of its widget come from. */
const TURNSTILE = 'https://challenges.cloudflare.com'

/** Where the beacon of Cloudflare Web Analytics comes from, and where it reports to. */
const WEB_ANALYTICS = {
  script: 'https://static.cloudflareinsights.com',
  connect: 'https://cloudflareinsights.com',
}

/** Where browsers report what the policy blocked (policy-reports/route.ts). */
const REPORT_URL = '/api/policy-reports'

const TWO_YEARS_S = 63_072_000

/**
 * CSP sources, with their quotes: hashes of a page's inline code, such as `'sha256-…'`, or `'self'`
 * for the files of its own origin.
 */
type Sources = { scripts?: string[]; styles?: string[] }

/** The settings that the headers follow; one that is not given is off. */
type Chosen = Partial<
  Pick<typeof settings, 'turnstileSiteKey' | 'webAnalyticsToken' | 'hstsPreload'>
>

/**
 * The one definition of our security headers, for the pages (`_headers`, with the hashes the build
 * finds) and for the Worker's answers (no hashes). Pages may load from their own origin only; no
 * script or style runs that is neither a file of ours nor hashed here. Pages that have scripts may load
 * Turnstile, too, with a site key (decision 007), and Web Analytics with a token.
 */
export function securityHeaders(
  { scripts = [], styles = [] }: Sources = {},
  { turnstileSiteKey, webAnalyticsToken, hstsPreload }: Chosen = settings,
) {
  const hasScripts = scripts.length > 0
  return {
    'Content-Security-Policy': contentSecurityPolicy({
      scripts,
      styles,
      hasTurnstile: hasScripts && Boolean(turnstileSiteKey),
      hasWebAnalytics: hasScripts && Boolean(webAnalyticsToken),
    }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
  } satisfies Record<string, string>
}

// What a visitor would mind most. No script but ours can run, and every name is in the first packets of
// every page.
const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone']
  .map((feature) => `${feature}=()`)
  .join(', ')

type Policy = Required<Sources> & { hasTurnstile: boolean; hasWebAnalytics: boolean }

function contentSecurityPolicy(policy: Policy): string {
  const { scripts, styles, hasTurnstile, hasWebAnalytics } = policy
  const hosts = [
    ...(hasTurnstile ? [TURNSTILE] : []),
    ...(hasWebAnalytics ? [WEB_ANALYTICS.script] : []),
  ]
  return [
    "default-src 'none'",
    ...(scripts.length > 0
      ? [['script-src', ...new Set(["'self'", ...scripts, ...hosts])].join(' ')]
      : []),
    ...(hasTurnstile ? [`frame-src ${TURNSTILE}`] : []),
    ...(styles.length > 0 ? [['style-src', ...styles].join(' ')] : []),
    // The icon of the tab is in the page (web/page-data/tab-icon.ts).
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${hasWebAnalytics ? ` ${WEB_ANALYTICS.connect}` : ''}`,
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy that may make a script's address makes no other than Turnstile's.
    hasTurnstile ? 'trusted-types turnstile' : "trusted-types 'none'",
    // Every browser reads it. Its successor needs a header of its own, 69 bytes more in each answer.
    `report-uri ${REPORT_URL}`,
  ].join('; ')
}
