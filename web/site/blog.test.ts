import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { longDate } from '#web/page-data/article-card.ts'
import { describePage } from './describe-page.ts'
import { links, readBuilt, sectionOf, textOf, texts } from './read-page.ts'

const { interface: words } = content
const all = content.catalogue.articles.flatMap((id) => content.articles.get(id) ?? [])
const featured = all.filter((article) => article.featured)
const others = all.filter((article) => !article.featured).slice(0, 24)
const articles = [...featured, ...others]
const titlesOf = (some: typeof all) => some.map(({ title }) => title)

describePage('blog', (blog, page) => {
  test('the featured articles come first, then three others, and the rest behind a button', () => {
    const list = sectionOf(page, blog.all)

    expect(texts(sectionOf(page, blog.featured), 'h3')).toEqual(titlesOf(featured))
    expect(texts(list, 'h3')).toEqual(titlesOf(others))
    expect(texts(list, 'details h3')).toEqual(titlesOf(others.slice(3)))
    expect(texts(list, 'summary')).toEqual(others.length > 3 ? [words.blog.more] : [])
  })

  test('every article shows all its fields and a unique fold, and is one link to its page', () => {
    const shown = page.querySelectorAll('article')
    const folds = shown.map((each) => each.querySelector('svg')?.innerHTML)

    expect(shown).toHaveLength(articles.length)
    expect(new Set(folds).size).toBe(articles.length)
    for (const { id, title, excerpt, category, author, date, minutes, imageUrl } of articles) {
      const article = shown.find((each) => textOf(each.querySelector('h3')) === title)
      const said = textOf(article)
      for (const text of [excerpt, category, author, `${minutes} `]) expect(said).toContain(text)
      const time = article?.querySelector('time')
      expect(time?.getAttribute('datetime')).toBe(date)
      expect(textOf(time)).toBe(longDate(date, content.site.language))
      expect(links(article ?? page)).toEqual([`/blog/${id}`])
      expect(readBuilt(imageUrl)).toMatch(/^<svg /)
    }
  })

  test('a search box, a chip for every topic after that of all, and two subscription forms', () => {
    const chips = page.querySelectorAll('main [aria-pressed]')

    expect(page.querySelector('input[type=search]')?.getAttribute('placeholder')).toBe(
      blog.search.placeholder,
    )
    expect(page.querySelector('search form')?.getAttribute('action')).toBe('/blog')
    expect(chips.map(textOf)[0]).toBe(words.all)
    expect(chips.map(textOf)).toEqual(
      expect.arrayContaining([...new Set(articles.map(({ category }) => category))]),
    )
    expect(chips.map((chip) => chip.getAttribute('aria-pressed')).indexOf('true')).toBe(0)
    expect(page.querySelectorAll('form[action^="/api/subscribe"] input[type=email]')).toHaveLength(
      2,
    )
    for (const box of [blog.subscribe.aside, blog.subscribe.closing]) {
      expect(texts(page, 'main h2')).toContain(box.heading)
    }
  })
})
