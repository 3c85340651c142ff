import { beforeEach, expect, test, vi } from 'vitest'
import { visitSchema } from '#worker/measure/schema.ts'

type Report = (metric: { name: string; value: number }) => void
const reports = vi.hoisted((): Report[] => [])
const observe = vi.hoisted(() => (report: Report) => void reports.push(report))
vi.mock('web-vitals', () => ({ onLCP: observe, onINP: observe, onCLS: observe }))

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>()
let page: EventTarget
let navigation: EventTarget

/** A page that the script has just been loaded into. */
beforeEach(async () => {
  reports.length = 0
  sendBeacon.mockReset()
  page = new EventTarget()
  navigation = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('location', { pathname: '/about' })
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('innerWidth', 639)
  // A module of its own for each page; to forget all modules would make other files load theirs again.
  await import(/* @vite-ignore */ `./measure.ts?${crypto.randomUUID()}`)
})

function turn(visibilityState: 'hidden' | 'visible') {
  vi.stubGlobal('document', { visibilityState })
  page.dispatchEvent(new Event('visibilitychange'))
}

function arrive(pathname: string) {
  vi.stubGlobal('location', { pathname })
  navigation.dispatchEvent(new Event('currententrychange'))
}

/** What was sent so far, each as the Worker takes it. */
function sent() {
  return Promise.all(
    sendBeacon.mock.calls.map(async ([address, blob]) => {
      expect([address, blob.type]).toEqual(['/api/measure', 'application/json'])
      return visitSchema.parse(JSON.parse(await blob.text()))
    }),
  )
}

test('the page that a visit began with sends its vitals once, when it is first hidden', async () => {
  for (const [index, name] of ['LCP', 'INP', 'CLS'].entries()) reports[index]?.({ name, value: 0 })
  reports[0]?.({ name: 'LCP', value: 700 })
  reports[1]?.({ name: 'INP', value: 40 })
  turn('visible')
  expect(await sent()).toEqual([])

  turn('hidden')
  turn('visible')
  turn('hidden')
  expect(await sent()).toEqual([{ path: '/about', device: 'small', lcp: 700, inp: 40, cls: 0 }])
})

test('a page reached in the app counts as it appears; its filters and its places do not', async () => {
  vi.stubGlobal('innerWidth', 640)
  arrive('/about')
  arrive('/blog')
  arrive('/blog')
  expect(await sent()).toEqual([{ path: '/blog', device: 'large' }])

  turn('hidden')
  expect(await sent()).toContainEqual({ path: '/about', device: 'large' })
})

test('a page that the browser kept and shows again counts again, one it loads does not', async () => {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(await sent()).toEqual([])

  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await sent()).toEqual([{ path: '/about', device: 'small' }])
})
