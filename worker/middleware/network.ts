import type { Context } from 'hono'
import {
  convertIPv4BinaryToString,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
} from 'hono/utils/ipaddr'

const IPV4_BITS = 0xffff_ffffn
const IPV6_LENGTH = 128n

/**
 * The network of a request, as from `networkOf`: the key of every rate limit. Undefined outside the
 * platform, where all requests come from one place.
 */
export function networkOfSender(c: Context): string | undefined {
  const address = addressOf(c)
  return address === undefined ? undefined : networkOf(address)
}

/** The larger network of a request, as from `blockOf`. */
export function blockOfSender(c: Context): string | undefined {
  return blockOf(addressOf(c) ?? '')
}

function addressOf(c: Context): string | undefined {
  // Only the platform sets this header; a client's own never arrives.
  return c.req.header('cf-connecting-ip')
}

/**
 * The IPv4 address, or the /64 of an IPv6 address: a provider gives each customer a /64 or more (RFC
 * 6177), and the customer may send from any of its 2^64 addresses. An IPv4 address inside an IPv6 address
 * counts as the IPv4 address: mapped (RFC 4291, ::ffff:0:0/96) or 6to4 (RFC 3056, 2002::/16, where it has
 * a whole /48). A text that is no IPv6 address is returned unchanged.
 */
export function networkOf(address: string): string {
  const bits = readIPv6(address)
  if (bits === undefined) return address
  return embeddedIPv4(bits) ?? prefixOf(bits, 64n)
}

/**
 * The /48 of an IPv6 address: a provider gives a site that much or less, so one sender may have its 65,536
 * networks, and a provider may have as many customers in it. Undefined for every other address.
 */
export function blockOf(address: string): string | undefined {
  const bits = readIPv6(address)
  return bits === undefined || embeddedIPv4(bits) ? undefined : prefixOf(bits, 48n)
}

function embeddedIPv4(bits: bigint): string | undefined {
  if (bits >> 32n === 0xffffn) return convertIPv4BinaryToString(bits & IPV4_BITS)
  if (bits >> 112n === 0x2002n) return convertIPv4BinaryToString((bits >> 80n) & IPV4_BITS)
  return undefined
}

function prefixOf(bits: bigint, length: bigint): string {
  const others = IPV6_LENGTH - length
  return `${convertIPv6BinaryToString((bits >> others) << others)}/${length}`
}

function readIPv6(address: string): bigint | undefined {
  // Most addresses; the error for one would take longer than the rest of this file.
  if (!address.includes(':')) return undefined
  const [withoutZone = ''] = address.split('%')
  try {
    return convertIPv6ToBinary(withoutZone)
  } catch {
    return undefined
  }
}
