import { expect, test } from 'vitest'
import { mainOf } from './built-page.ts'

test('the privacy policy, with the periods of the settings', () => {
  expect(mainOf('/privacy-policy')).toBe(`
# Privacy
Last updated: May 2026
## In short
This site sets none. | No cookies
Contents
1. What we keep → #what-we-keep
2. For how long → #for-how-long
hello@rafu.example → mailto:hello@rafu.example
+44 116 496 0142 → tel:+441164960142
## 1. What we keep
## 2. For how long
Open messages: 2 years
Closed ones: 1 year
Advertising: 90 days
Addresses: for 30 days, until you unsubscribe, for 30 days
`)
})
