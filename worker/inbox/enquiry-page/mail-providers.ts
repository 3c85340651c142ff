/** Providers with a domain in many countries, such as yahoo.co.uk. */
const NAMES = new Set(['aol', 'gmx', 'hotmail', 'live', 'outlook', 'yahoo', 'yandex'])
const DOMAINS = new Set([
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'msn.com', 'ymail.com'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'fastmail.com', 'hey.com', 'zoho.com', 'mail.com'],
  ...['comcast.net', 'att.net', 'verizon.net', 'sbcglobal.net', 'btinternet.com'],
  ...['web.de', 't-online.de', 'freenet.de', 'orange.fr', 'wanadoo.fr', 'free.fr', 'libero.it'],
  ...['mail.ru', 'qq.com', '163.com', '126.com', 'naver.com'],
])

/** Whether anybody can have an address of this domain, in small letters. */
export function isMailProvider(domain: string): boolean {
  return DOMAINS.has(domain) || NAMES.has(domain.slice(0, domain.indexOf('.')))
}
