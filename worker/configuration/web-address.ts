import type { ReadSetting, ReportMistake } from './text.ts'

/** 24 to 64 bytes in base64, as Standard Webhooks wants a secret. */
const SECRET =
  /^whsec_(?=.{32,88}$)(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/

/** An address with TLS, or on this machine: any other connection could be read on the way. */
export function safeUrl(address: string): URL | undefined {
  const url = URL.parse(address)
  const isHere = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)
  return url && isSafe ? url : undefined
}

export function readOrigin(text: ReadSetting, report: ReportMistake): string | undefined {
  const value = text('PUBLIC_ORIGIN')
  if (value === undefined) return undefined
  const url = safeUrl(value)
  if (url && url.href === `${url.origin}/`) return url.origin
  report(
    ['PUBLIC_ORIGIN'],
    'PUBLIC_ORIGIN has to be the address of the site alone, such as https://www.company.example.',
  )
  return undefined
}

type Webhook = { url: string } & ({ format: 'slack' } | { format: 'standard'; secret: string })

/** A webhook needs an address and a signing secret; Slack's format is not signed and needs no secret. */
export function readWebhook(text: ReadSetting, report: ReportMistake): Webhook | undefined {
  const [address, secret, format] = [
    text('WEBHOOK_URL'),
    text('WEBHOOK_SECRET') ?? '',
    text('WEBHOOK_FORMAT'),
  ]
  if (address === undefined) {
    const idle = (['WEBHOOK_SECRET', 'WEBHOOK_FORMAT'] as const).filter((name) => text(name))
    if (idle.length > 0) {
      const need = idle.length > 1 ? 'need' : 'needs'
      report(['WEBHOOK_URL'], `The webhook is off: ${idle.join(' and ')} also ${need} WEBHOOK_URL.`)
    }
    return undefined
  }
  const url = safeUrl(address)?.href
  if (url === undefined) {
    report(
      ['WEBHOOK_URL'],
      'WEBHOOK_URL has to be an address such as https://crm.example/hooks/website.',
    )
  } else if (format === 'slack') {
    return { url, format }
  } else if (format) {
    report(['WEBHOOK_FORMAT'], 'WEBHOOK_FORMAT has to be slack, or not set.')
  } else if (SECRET.test(secret)) {
    return { url, format: 'standard', secret }
  } else {
    report(
      ['WEBHOOK_SECRET'],
      'WEBHOOK_SECRET has to be whsec_ and 24 to 64 bytes in base64, the same as the receiver has.',
    )
  }
  return undefined
}
