import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { expectClaims, expectStrip, expectStudyCard } from './cards.ts'
import { describePage, describePages } from './describe-page.ts'
import { figures, links, readPage, sectionOf, texts } from './read-page.ts'

const ids = content.catalogue.caseStudies
const studyOf = (id = '') => content['case-studies'].get(id)
const { shell } = content.interface

describePage('case-studies', (labels, page) => {
  test('the statistic tiles', () => {
    expectClaims(page.querySelector(`[aria-label="${shell.inNumbers}"]`), labels.claims)
  })

  test('the featured stories, each with its first four technologies', () => {
    const featured = labels.featured ? ids.filter((id) => studyOf(id)?.featured) : []
    const cards = sectionOf(page, labels.featured?.heading).querySelectorAll('article')

    expect(cards).toHaveLength(featured.length)
    for (const [index, card] of cards.entries()) {
      expectStudyCard(card, featured[index])
      expect(texts(card, `[aria-label="${shell.technologies}"] li`)).toEqual(
        studyOf(featured[index])?.technologies.slice(0, 4),
      )
    }
  })

  test('all case studies, in order, before links to /contact and /services', () => {
    const cards = sectionOf(page, labels.all.heading).querySelectorAll('article')

    expect(cards).toHaveLength(ids.length)
    for (const [index, card] of cards.entries()) expectStudyCard(card, ids[index])
    expect(links(sectionOf(page, labels.closing.heading))).toEqual(['/contact', '/services'])
  })
})

describePages('case-study', (labels) => {
  test.each(ids)('/case-studies/%s has its fold, its figures and its links', (id) => {
    const page = readPage(`/case-studies/${id}`)
    const study = studyOf(id)
    const introduction = page.querySelector('main > section') ?? page

    expect(links(introduction, 'dd a')).toEqual(study?.services.map((id) => `/services/${id}`))
    expect(introduction.querySelector('svg path')).not.toBeNull()
    expect(figures(page.querySelector(`[aria-label="${shell.inNumbers}"]`) ?? parse(''))).toEqual(
      study?.metrics,
    )
    expectStrip(page, [
      [labels.year, `${study?.year}`],
      [labels.duration, study?.duration],
      [labels.team, study?.team],
    ])
    expect(links(sectionOf(page, labels.closing.heading))).toEqual(['/contact', '/case-studies'])
  })
})
