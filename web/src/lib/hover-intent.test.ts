import { expect, onTestFinished, test, vi } from 'vitest'
import { createHoverIntent } from './hover-intent.ts'

/** A log of all openings and closings, in order, with delays of 200, 300 and 150 ms. */
function createLog() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const log: string[] = []
  const act = { open: (target: string) => log.push(target), close: () => log.push('closed') }
  const hover = createHoverIntent<string>(act, { open: 200, skip: 300, close: 150 })
  const pass = (time: number) => void vi.advanceTimersByTime(time)
  return { log, hover, pass }
}

test('moving the pointer on the same element does not restart the delay', () => {
  const { log, hover, pass } = createLog()
  hover.enter('a', performance.now())
  pass(199)
  hover.enter('a', performance.now())
  pass(1)
  hover.leave()
  pass(149)
  hover.leave()
  pass(1)

  expect(log).toEqual(['a', 'closed'])
})

test('closes at once, and does not reopen until the pointer has left', () => {
  const { log, hover, pass } = createLog()
  hover.enter('a', performance.now())
  pass(200)

  hover.close()
  hover.enter('a', performance.now())
  pass(10_000)
  expect(log).toEqual(['a', 'closed'])
  hover.leave()
  hover.enter('a', performance.now())
  pass(200)

  expect(log).toEqual(['a', 'closed', 'a'])
})

test('cancels a pending opening or closing when released', () => {
  const { log, hover, pass } = createLog()
  hover.enter('a', performance.now())
  hover.release()
  pass(10_000)
  expect(log).toEqual([])

  hover.open('b')
  hover.leave()
  pass(100)
  hover.release()
  pass(10_000)

  expect(log).toEqual(['b'])
})

test('counts the delay from the arrival of the pointer, however late it learns of it', () => {
  const { log, hover, pass } = createLog()
  pass(1000)
  hover.enter('a', performance.now() - 150)
  pass(49)
  expect(log).toEqual([])
  pass(1)
  expect(log).toEqual(['a'])

  hover.close()
  pass(1000)
  hover.enter('b', performance.now() - 900)
  pass(0)
  expect(log).toEqual(['a', 'closed', 'b'])
})
