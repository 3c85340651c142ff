import { notFound } from '@tanstack/react-router'
import {
  type ServiceAlias,
  type ServiceId,
  type ServiceSlug,
  serviceAliases,
  serviceIds,
} from '#web/src/catalogue.gen.ts'

/** Whether a service has this id. */
export function isServiceId(slug: string): slug is ServiceId {
  return (serviceIds as readonly string[]).includes(slug)
}

/** Whether this address stands for a group of services. */
export function isServiceAlias(slug: string): slug is ServiceAlias {
  return Object.hasOwn(serviceAliases, slug)
}

/** The slug of an address, checked. Throws the router's not-found for one that leads nowhere. */
export function parseServiceSlug(slug: string): ServiceSlug {
  if (isServiceId(slug) || isServiceAlias(slug)) return slug
  throw notFound()
}
