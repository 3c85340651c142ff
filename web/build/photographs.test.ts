import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encode } from './photographs.ts'

test('a photograph that ends early is named, with the way out', async () => {
  const side = { width: 64, height: 64, channels: 3 as const, background: 'white' }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const whole = await sharp({ create: { ...side, noise } })
    .jpeg()
    .toBuffer()

  await expect(
    encode('/pictures/van.jpg', whole.subarray(0, whole.length / 2), 480),
  ).rejects.toThrow(/^content\/pictures\/van\.jpg cannot be read \(.*\): export it again\.$/)
})
