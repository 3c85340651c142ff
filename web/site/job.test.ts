import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { payRange } from '#web/page-data/job.ts'
import { expectStrip } from './cards.ts'
import { describePages } from './describe-page.ts'
import { links, readPage, sectionOf, texts } from './read-page.ts'

const { shell } = content.interface

describePages('job', (labels) => {
  test.each(content.catalogue.jobs)('/careers/%s has its badges, dates, facts and links', (id) => {
    const page = readPage(`/careers/${id}`)
    const job = content.jobs.get(id)
    if (!job) throw new Error(`There is no job "${id}".`)
    const introduction = page.querySelector('main > section') ?? page

    expect(links(introduction, `[aria-label="${shell.breadcrumb}"] a`)).toEqual(['/careers'])
    expect(texts(introduction, '.badges li')).toEqual([
      job.department,
      job.level,
      ...(job.featured ? [shell.featured] : []),
    ])
    expect(texts(introduction, 'p')).toContain(`${job.location} · ${job.type}`)
    expect(
      introduction.querySelectorAll('time').map((time) => time.getAttribute('datetime')),
    ).toEqual([job.datePosted, ...(job.validThrough ? [job.validThrough] : [])])
    expectStrip(page, [
      [labels.pay, job.pay && payRange(job.pay, content)],
      [labels.place, job.place],
      [labels.hours, job.hours],
    ])
    expect(new Set(links(page, `main a[aria-label^="${shell.apply}"]`))).toEqual(
      new Set([`/contact?role=${id}`]),
    )
    expect(links(sectionOf(page, labels.closing.heading))).toEqual(['/contact', '/careers'])
  })
})
