import type { Context } from 'hono'
import {
  convertIPv4BinaryToString,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
} from 'hono/utils/ipaddr'

/** The keys of the rate limits of a sender. */
type Networks = {
  /**
   * The IPv4 address, or the /64 of an IPv6 address: a provider gives each customer a /64 or more (RFC 6177), and the
   * customer may send from any of its 2^64 addresses.
   */
  network?: string
  /**
   * The /48 of an IPv6 address: a provider gives a site that much or less, so one sender may have its 65,536 networks,
   * and a provider may have as many customers in it.
   */
  block?: string
}

/** The networks of a request; none outside the platform, where all requests come from one place. */
export function networksOfSender(c: Context): Networks {
  // Only the platform sets this header; a client's own never arrives.
  const ip = c.req.header('cf-connecting-ip')
  return ip === undefined ? {} : networksOf(ip)
}

/** The networks of an IP address; an IPv4 address inside an IPv6 address (RFC 4291, ::ffff:0:0/96) counts as such. */
export function networksOf(ip: string): Networks {
  // Most addresses; the error for one would take longer than the rest of this file.
  if (!ip.includes(':')) return { network: ip }
  try {
    const bits = convertIPv6ToBinary(ip)
    if (bits >> 32n === 0xffffn) return { network: convertIPv4BinaryToString(bits & 0xffff_ffffn) }
    return { network: prefixOf(bits, 64n), block: prefixOf(bits, 48n) }
  } catch {
    return { network: ip }
  }
}

function prefixOf(bits: bigint, length: bigint): string {
  const others = 128n - length
  return `${convertIPv6BinaryToString((bits >> others) << others)}/${length}`
}
