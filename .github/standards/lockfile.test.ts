import { expect, test } from 'vitest'
import lock from '../../package-lock.json' with { type: 'json' }

test('every package has a checksum, so that npm ci installs no other one', () => {
  const { '': _project, ...packages } = lock.packages
  expect(Object.values(packages).filter((each) => !('integrity' in each))).toEqual([])
})
