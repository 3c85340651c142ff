import { expect, onTestFinished, test, vi } from 'vitest'
import { createHoverIntent } from './hover-intent.ts'

function createMenu() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const menu = { open: vi.fn(), close: vi.fn() }
  return { ...menu, hover: createHoverIntent(menu) }
}

/** A menu that was opened by hovering and has closed just now. */
function createClosedMenu() {
  const menu = createMenu()
  menu.hover.enterTrigger()
  vi.advanceTimersByTime(200)
  menu.hover.leave()
  vi.advanceTimersByTime(150)
  menu.open.mockClear()
  menu.close.mockClear()
  return menu
}

test('opens once the pointer has been on the trigger for 200 ms', () => {
  const { hover, open } = createMenu()

  hover.enterTrigger()

  vi.advanceTimersByTime(199)
  expect(open).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(open).toHaveBeenCalledOnce()
})

test('does not open when the pointer leaves before', () => {
  const { hover, open } = createMenu()
  hover.enterTrigger()
  vi.advanceTimersByTime(199)

  hover.leave()

  vi.advanceTimersByTime(10_000)
  expect(open).not.toHaveBeenCalled()
})

test('closes 150 ms after the pointer left', () => {
  const { hover, close } = createMenu()
  hover.enterTrigger()
  vi.advanceTimersByTime(200)

  hover.leave()

  vi.advanceTimersByTime(149)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledOnce()
})

test('stays open while the pointer is on the panel', () => {
  const { hover, close } = createMenu()
  hover.enterTrigger()
  vi.advanceTimersByTime(200)
  hover.leave()
  vi.advanceTimersByTime(149)

  hover.enterPanel()

  vi.advanceTimersByTime(10_000)
  expect(close).not.toHaveBeenCalled()
})

test('closes 150 ms after the pointer left the panel', () => {
  const { hover, close } = createMenu()
  hover.enterTrigger()
  vi.advanceTimersByTime(200)
  hover.leave()
  hover.enterPanel()

  hover.leave()

  vi.advanceTimersByTime(149)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledOnce()
})

test('stays open when the pointer returns to the trigger before it closes', () => {
  const { hover, close } = createMenu()
  hover.enterTrigger()
  vi.advanceTimersByTime(200)
  hover.leave()
  vi.advanceTimersByTime(149)

  hover.enterTrigger()

  vi.advanceTimersByTime(10_000)
  expect(close).not.toHaveBeenCalled()
})

test('opens at once when it closed less than 300 ms ago', () => {
  const { hover, open } = createClosedMenu()
  vi.advanceTimersByTime(299)

  hover.enterTrigger()

  vi.advanceTimersByTime(0)
  expect(open).toHaveBeenCalledOnce()
})

test('waits 200 ms again when it closed 300 ms ago', () => {
  const { hover, open } = createClosedMenu()
  vi.advanceTimersByTime(300)

  hover.enterTrigger()

  vi.advanceTimersByTime(199)
  expect(open).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(open).toHaveBeenCalledOnce()
})

test('waits 200 ms again after a visit too short to open it', () => {
  const { hover, open } = createMenu()
  hover.enterTrigger()
  vi.advanceTimersByTime(100)
  hover.leave()
  vi.advanceTimersByTime(150)

  hover.enterTrigger()

  vi.advanceTimersByTime(199)
  expect(open).not.toHaveBeenCalled()
})

test('forgets that it was about to open when cancelled', () => {
  const { hover, open } = createMenu()
  hover.enterTrigger()

  hover.cancel()

  vi.advanceTimersByTime(10_000)
  expect(open).not.toHaveBeenCalled()
})

test('forgets that it was about to close when cancelled', () => {
  const { hover, close } = createMenu()
  hover.enterTrigger()
  vi.advanceTimersByTime(200)
  hover.leave()

  hover.cancel()

  vi.advanceTimersByTime(10_000)
  expect(close).not.toHaveBeenCalled()
})
