import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { payRange } from '#web/page-data/job.ts'
import { expectStrip } from './cards.ts'
import { describePages } from './describe-page.ts'
import { links, readPage, sectionOf, textOf, textOfProse, texts } from './read-page.ts'

const content = loadContent()
const { shell } = content.interface

describePages('job', (labels) => {
  test.each(content.catalogue.jobs)('/careers/%s shows every text of the job', (id) => {
    const page = readPage(`/careers/${id}`)
    const job = content.jobs.get(id)
    if (!job) throw new Error(`There is no job "${id}".`)
    const introduction = page.querySelector('main > section') ?? page

    expect(texts(page, 'h1')).toEqual([job.title])
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
    for (const name of ['description', 'firstNinetyDays'] as const) {
      expect(texts(sectionOf(page, labels[name]), '.prose > *')).toEqual(
        job[name]?.map(textOfProse) ?? [],
      )
    }
    for (const name of ['requirements', 'benefits', 'hiring'] as const) {
      expect(texts(sectionOf(page, labels[name]), 'li')).toEqual(job[name])
    }
    expect(textOf(sectionOf(page, labels.hiring))).toContain(job.hiringTime ?? '')
    expectStrip(page, [
      [labels.pay, job.pay && payRange(job.pay, content)],
      [labels.place, job.place],
      [labels.hours, job.hours],
    ])
    expect(textOf(page)).toContain(labels.equalOpportunity ?? '')
    expect(new Set(links(page, `main a[aria-label^="${shell.apply}"]`))).toEqual(
      new Set([`/contact?role=${id}`]),
    )
    expect(links(sectionOf(page, labels.closing.heading))).toEqual(['/contact', '/careers'])
  })
})
