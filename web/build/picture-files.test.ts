import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cropToMiddle, encodePhotograph } from './picture-files.ts'

test('a photograph that ends early is named, with the way out', async () => {
  const side = { width: 64, height: 64, channels: 3 as const, background: 'white' }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const whole = await sharp({ create: { ...side, noise } })
    .jpeg()
    .toBuffer()

  await expect(
    encodePhotograph('/pictures/van.jpg', whole.subarray(0, whole.length / 2), 480),
  ).rejects.toThrow(/^content\/pictures\/van\.jpg cannot be read \(.*\): export it again\.$/)
})

test('the middle of a photograph is upright, without the data of its camera', async () => {
  const size = { width: 600, channels: 3 } as const
  const white = await sharp({ create: { ...size, height: 300, background: 'white' } })
    .png()
    .toBuffer()
  // The camera lay on its side: the white upper half of the file is the right half of the photo.
  const photo = await sharp({ create: { ...size, height: 600, background: 'black' } })
    .composite([{ input: white, top: 0, left: 0 }])
    .withExif({ IFD0: { Artist: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const square = sharp(await cropToMiddle(photo, 44, 44))
  const { format, width, height, exif, orientation } = await square.metadata()
  const { data } = await square.raw().toBuffer({ resolveWithObject: true })

  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 44, height: 44 })
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
  expect(data[0]).toBe(0)
})
