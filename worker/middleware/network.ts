import type { Context } from 'hono'
import {
  convertIPv4BinaryToString,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
} from 'hono/utils/ipaddr'

const IPV4_BITS = 0xffff_ffffn

/**
 * The network of a request, as from `networkOf`: the key of every rate limit. Undefined outside the
 * platform, where all requests come from one place.
 */
export function networkOfSender(c: Context): string | undefined {
  // Only the platform sets this header; a client's own never arrives.
  const address = c.req.header('cf-connecting-ip')
  return address === undefined ? undefined : networkOf(address)
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
  if (bits >> 32n === 0xffffn) return convertIPv4BinaryToString(bits & IPV4_BITS)
  if (bits >> 112n === 0x2002n) return convertIPv4BinaryToString((bits >> 80n) & IPV4_BITS)
  return `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`
}

function readIPv6(address: string): bigint | undefined {
  const [withoutZone = ''] = address.split('%')
  try {
    return convertIPv6ToBinary(withoutZone)
  } catch {
    return undefined
  }
}
