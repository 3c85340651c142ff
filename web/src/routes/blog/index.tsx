import { createFileRoute } from '@tanstack/react-router'
import { ArticleCards } from '#web/src/components/article-cards.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { RequestProvider } from '#web/src/components/request-provider.tsx'
import { Results } from '#web/src/components/results.tsx'
import { SubscribeClosing } from '#web/src/components/subscribe-closing.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { useUrlFilter } from '#web/src/lib/use-url-filter.ts'
import { parseArticleFilter } from './-index/article-filter.ts'
import { ArticleList } from './-index/article-list.tsx'
import { filterArticles } from './-index/filter-articles.ts'
import { FilterControls } from './-index/filter-controls.tsx'
import { SubscribeAside } from './-index/subscribe-aside.tsx'

export const Route = createFileRoute('/blog/')({
  validateSearch: parseArticleFilter,
  loader: ({ context }) => loadData(context.shell, '/blog'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo, '/blog'),
  component: BlogPage,
})

function BlogPage() {
  const { hero, search, featured, all, subscribe, articles, unlisted, labels, topics } =
    Route.useLoaderData()
  const url = useUrlFilter(parseArticleFilter)
  const { filter, setFilter } = url
  const { language } = useShell()
  const found = filterArticles(articles, filter, language)
  const chosen = [filter.topic, filter.q].filter(Boolean)
  /** The heading of a list: of filtered results, it names the filter. */
  const named = (heading: string) => [heading, ...chosen].join(' · ')
  return (
    <>
      <PageHeading {...hero} />
      <FilterControls
        texts={search}
        labels={labels}
        topics={topics}
        url={url}
        found={found.length}
      />
      <RequestProvider>
        <Results>
          <ArticleCards
            heading={named(featured)}
            articles={found.filter((each) => each.featured)}
          />
          <div className="wrapper section split">
            <ArticleList
              heading={named(all)}
              articles={found.filter((each) => !each.featured)}
              nothing={found.length === 0 ? search.empty : search.onlyFeatured}
              more={filter.more === true}
              onMore={() => setFilter({ more: true }, { replace: true })}
              unlisted={unlisted}
              labels={labels}
            />
            <SubscribeAside
              hidden={chosen.length > 0}
              {...subscribe.aside}
              labels={subscribe.labels}
            />
          </div>
        </Results>
        <SubscribeClosing {...subscribe.closing} note={subscribe.note} labels={subscribe.labels} />
      </RequestProvider>
    </>
  )
}
