import { expect, test } from 'vitest'
import { iconPath } from './icon-path.ts'

test('draws rectangles and circles as parts of one path', () => {
  // <rect width="14" height="20" x="5" y="2" rx="2" ry="2"/><path d="M12 18h.01"/>
  expect(iconPath('smartphone')).toBe(
    'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2M12 18h0',
  )
  // <circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>
  expect(iconPath('clock')).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2')
})

test('keeps rounded numbers apart', () => {
  // …c.32-.322.863-.22.983.218a6 6 0 0 1…
  expect(iconPath('wrench')).toContain('c.3-.3.9-.2 1 .2a6 6 0 0 1')
})

test('refuses a name that nobody drew', () => {
  expect(() => iconPath('no-such-icon')).toThrow('There is no icon named "no-such-icon".')
})
