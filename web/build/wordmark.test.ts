import { expect, test } from 'vitest'
import { content } from '#content/test/frozen-content.ts'
import { drawName } from './wordmark.ts'

const { display } = content.site.typefaces

test('a name is drawn with few whole numbers, the same letter in the same way', async () => {
  const once = await drawName('l', display)
  const twice = await drawName('ll', display)
  const [, shape = ''] = once?.d.match(/^M\d+ -?\d+(.+)$/) ?? []

  expect(shape).toMatch(/^[a-z\d -]+z$/)
  expect(twice?.d.split(shape)).toHaveLength(3)
})

test('a long name has two lines, divided at the space nearest to its middle', async () => {
  const sizeOf = async (name: string) => {
    const [, , width = 0, height = 0] =
      (await drawName(name, display))?.viewBox.split(' ').map(Number) ?? []
    return { width, height }
  }
  const line = await sizeOf('Miller & O’Neill')
  const lines = await sizeOf('Engineering Miller & O’Neill')

  expect(lines.width).toBe(line.width)
  expect(lines.height).toBeGreaterThan(line.height)
})

test('a name with a letter that the typeface lacks is not drawn', async () => {
  expect(await drawName('نور', display)).toBeUndefined()
})
