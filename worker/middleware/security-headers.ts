import { settings } from '../settings.ts'

/** The origin of Turnstile's script and of its widget's frame. */
const TURNSTILE = 'https://challenges.cloudflare.com'

/** The origins of the beacon of Cloudflare Web Analytics, and of its reports. */
const WEB_ANALYTICS = {
  script: 'https://static.cloudflareinsights.com',
  connect: 'https://cloudflareinsights.com',
}

const TWO_YEARS_S = 63_072_000

/**
 * CSP sources, with their quotes: hashes of a page's inline code, such as `'sha256-…'`, or `'self'`
 * for the files of its own origin.
 */
type Sources = { scripts?: string[]; styles?: string[] }

/** The settings that change the headers; missing ones are off. */
type ChosenSettings = Partial<
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
  { turnstileSiteKey, webAnalyticsToken, hstsPreload }: ChosenSettings = settings,
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

// The most sensitive features only: no foreign script can run, and every name lengthens the first packets of
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
    // The icon of the tab is in the page (web/page-data/paper-drawing.ts).
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${hasWebAnalytics ? ` ${WEB_ANALYTICS.connect}` : ''}`,
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The only policy that may create a script address, and it creates Turnstile's only.
    hasTurnstile ? 'trusted-types turnstile' : "trusted-types 'none'",
  ].join('; ')
}
