import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { describePage } from './describe-page.ts'
import { links, sectionOf, textOf, texts } from './read-page.ts'

const { interface: words } = content
const questions = content.catalogue.faq.flatMap((id) => content.faq.get(id) ?? [])

describePage('faq', (faq, page) => {
  test('a button for every category with a question', () => {
    const buttons = page.querySelectorAll(`[aria-label="${words.faq.category}"] button`)
    const [all, ...categories] = buttons.map(textOf)

    expect(all).toBe(words.all)
    expect(categories.toSorted()).toEqual(
      [...new Set(questions.map(({ category }) => category))].toSorted(),
    )
    expect(buttons.map((button) => button.getAttribute('aria-pressed')).indexOf('true')).toBe(0)
  })

  test('every question is a closed card with the badge of its category', () => {
    const cards = page.querySelectorAll('main details')

    expect(cards).toHaveLength(questions.length)
    for (const [index, { category, question }] of questions.entries()) {
      const card = cards[index] ?? page
      expect(texts(card, 'summary .label')).toEqual([category])
      expect(texts(card, 'summary .text-heading')).toEqual([question])
      expect(card.hasAttribute('open')).toBe(false)
    }
  })

  test('the closing block links to the contact form, once with a request for a consultation', () => {
    const { heading, secondary } = faq.closing
    const more = secondary ? ['/contact?topic=consultation'] : []

    expect(links(sectionOf(page, heading))).toEqual(['/contact', ...more])
  })
})
