import { createFileRoute } from '@tanstack/react-router'
import type { FaqData } from '#web/page-data/faq.ts'
import { FilteredResults, FilterForm } from '#web/src/components/filter.tsx'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { QuestionCard } from '#web/src/components/question-card.tsx'
import { CallToAction } from '#web/src/components/section.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'
import { pluralForm } from '#web/src/lib/plural-form-and-text-match.ts'
import { useUrlFilter } from '#web/src/lib/url-filter.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { filterQuestions, parseFaqFilter } from './-faq/filter.ts'

export const Route = createFileRoute('/faq')({
  validateSearch: parseFaqFilter,
  loader: ({ context }) => fetchPageData(context.layout, '/faq'),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.seo, '/faq'),
  component: FaqPage,
})

function FaqPage() {
  const { hero, closing, ...faq } = Route.useLoaderData()
  return (
    <>
      <PageHeader {...hero} />
      <Questions {...faq} />
      <CallToAction {...closing} to="/contact" search={{ topic: 'consultation' }} />
    </>
  )
}

/**
 * Every question, below the controls that filter the list. The `details` elements themselves keep
 * their state: the filter does not collapse a question that it hides, and a question that was
 * expanded before hydration stays expanded.
 */
function Questions(
  faq: Pick<FaqData, 'questions' | 'categories' | 'placeholder' | 'empty' | 'emptyHint' | 'labels'>,
) {
  const url = useUrlFilter(parseFaqFilter)
  const { language } = useLayout()
  const found = filterQuestions(faq.questions, url.filter)
  const count = pluralForm(faq.labels.count, found.length, language)
  return (
    <div className="wrapper">
      <div className="row">
        <FilterForm
          action="/faq"
          label={faq.labels.search}
          placeholder={faq.placeholder}
          url={url}
          options={faq.categories}
          optionsLabel={faq.labels.category}
          name="category"
          selected={url.filter.category}
          replace
        />
        <FilteredResults>
          <p role="status" className="mb-4 text-small text-muted">
            {found.length > 0 ? count : faq.empty}
          </p>
          {found.length === 0 && faq.emptyHint && <Prose text={faq.emptyHint} />}
          <ul hidden={found.length === 0}>
            {faq.questions.map((question, index) => (
              <li key={question.id} hidden={!found.includes(question)}>
                <QuestionCard {...question} level={2} open={index === 0} />
              </li>
            ))}
          </ul>
        </FilteredResults>
      </div>
    </div>
  )
}
