import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { links, paths, readBuilt, readPage } from './read-page.ts'

const PNG = '89504e470d0a1a0a'

function readBytes(file: string): Buffer {
  return readFileSync(join(import.meta.dirname, '../dist', file))
}

/** The sides of a PNG, and whether it may let through what is behind it. */
function readPng(bytes: Buffer) {
  expect(bytes.toString('hex', 0, 8)).toBe(PNG)
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    hasAlpha: ((bytes[25] ?? 0) & 4) !== 0,
  }
}

test('the icon that browsers ask for by its name is an ICO of 32 pixels', () => {
  const icon = readBytes('favicon.ico')

  expect([0, 2, 4].map((place) => icon.readUInt16LE(place))).toEqual([0, 1, 1])
  expect([icon[6], icon[7]]).toEqual([32, 32])
  const [size, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)]
  expect(start + size).toBe(icon.length)
  expect(readPng(icon.subarray(start))).toEqual({ width: 32, height: 32, hasAlpha: true })
  expect(icon.length).toBeLessThanOrEqual(3_000)
})

test('the icon for home screens is an opaque PNG of 180 pixels', () => {
  const icon = readBytes('apple-touch-icon.png')

  expect(readPng(icon)).toEqual({ width: 180, height: 180, hasAlpha: false })
  expect(icon.length).toBeLessThanOrEqual(8_000)
})

test('every page names an icon that is there, and brings one that needs no request', () => {
  expect(readBuilt('favicon.svg')).toMatch(/^<svg /)
  for (const path of paths) {
    expect(links(readPage(path), 'link[rel=icon]'), path).toEqual([
      '/favicon.ico',
      expect.stringMatching(/^data:image\/svg\+xml,%3Csvg /),
    ])
  }
})
