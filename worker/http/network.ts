import type { Context } from 'hono'
import {
  convertIPv4BinaryToString,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
} from 'hono/utils/ipaddr'

/** Only the platform sets this header; a client's own never arrives. */
const ADDRESS = 'cf-connecting-ip'
const IPV4_BITS = 0xffff_ffffn
const IPV6_LENGTH = 128n

/**
 * The network of a request, as from `networkOf`: the key of every rate limit. Undefined outside the
 * platform, where all requests come from one place.
 */
export function networkOfSender(c: Context): string | undefined {
  const ip = c.req.header(ADDRESS)
  return ip === undefined ? undefined : networkOf(ip)
}

/** The larger network of a request, as from `prefix48Of`. */
export function prefix48OfSender(c: Context): string | undefined {
  return prefix48Of(c.req.header(ADDRESS) ?? '')
}

/**
 * The IPv4 address, or the /64 of an IPv6 address: a provider gives each customer a /64 or more (RFC
 * 6177), and the customer may send from any of its 2^64 addresses. An IPv4 address inside an IPv6 address
 * counts as the IPv4 address (RFC 4291, ::ffff:0:0/96). A text that is no IPv6 address is returned unchanged.
 */
export function networkOf(ip: string): string {
  const bits = readIPv6(ip)
  if (bits === undefined) return ip
  return embeddedIPv4(bits) ?? prefixOf(bits, 64n)
}

/**
 * The /48 of an IPv6 address: a provider gives a site that much or less, so one sender may have its 65,536
 * networks, and a provider may have as many customers in it. Undefined for every other address.
 */
export function prefix48Of(ip: string): string | undefined {
  const bits = readIPv6(ip)
  return bits === undefined || embeddedIPv4(bits) ? undefined : prefixOf(bits, 48n)
}

function embeddedIPv4(bits: bigint): string | undefined {
  return bits >> 32n === 0xffffn ? convertIPv4BinaryToString(bits & IPV4_BITS) : undefined
}

function prefixOf(bits: bigint, length: bigint): string {
  const others = IPV6_LENGTH - length
  return `${convertIPv6BinaryToString((bits >> others) << others)}/${length}`
}

function readIPv6(ip: string): bigint | undefined {
  // Most addresses; the error for one would take longer than the rest of this file.
  if (!ip.includes(':')) return undefined
  try {
    return convertIPv6ToBinary(ip)
  } catch {
    return undefined
  }
}
