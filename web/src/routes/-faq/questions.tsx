import type { FaqData } from '#web/page-data/faq.ts'
import { QuestionCard } from '#web/src/components/question-card.tsx'
import { Results } from '#web/src/components/results.tsx'
import { findQuestions } from './faq-filter.ts'
import { Filter } from './filter.tsx'
import { useFilter } from './use-filter.ts'

/**
 * Every question under the controls that narrow the list. The set of expanded questions is kept by
 * the `details` themselves: a question that the filter hides stays as open as it was, and one that
 * was opened before the app arrived stays open.
 */
export function Questions(
  faq: Pick<FaqData, 'questions' | 'categories' | 'placeholder' | 'empty'>,
) {
  const [filter, setFilter] = useFilter()
  const found = findQuestions(faq.questions, filter)
  const count = found.length === 1 ? '1 question' : `${found.length} questions`
  return (
    <div className="frame">
      <Filter
        filter={filter}
        onChange={setFilter}
        categories={faq.categories}
        placeholder={faq.placeholder}
      />
      <Results shown={found.map(({ id }) => id).join(' ')}>
        <p role="status" className="pt-8 mb-4 text-small text-muted">
          {found.length > 0 ? count : faq.empty}
        </p>
        <ul className="questions">
          {faq.questions.map((question) => (
            <li key={question.id} hidden={!found.includes(question)}>
              <QuestionCard {...question} />
            </li>
          ))}
        </ul>
      </Results>
    </div>
  )
}
