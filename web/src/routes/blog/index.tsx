import { createFileRoute } from '@tanstack/react-router'
import { ArticleRows } from '#web/src/components/articles.tsx'
import { RequestProvider } from '#web/src/components/forms.tsx'
import { SubscribeAside, SubscribeClosing } from '#web/src/components/newsletter.tsx'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { useUrlFilter } from '#web/src/lib/url-filter.ts'
import { ArticleList } from './-index/article-list.tsx'
import { filterArticles, parseArticleFilter } from './-index/filter.ts'

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
  const { topic, q } = url.filter
  const chosen = [topic, q].filter(Boolean)
  return (
    <>
      <PageHeader {...hero} />
      <ArticleRows heading={featured} articles={articles.filter((each) => each.featured)} hasRule />
      <RequestProvider>
        <div className="wrapper section split">
          <SubscribeAside {...subscribe.aside} labels={subscribe.labels} />
          <ArticleList
            heading={[all, ...chosen].join(' · ')}
            search={search}
            topics={topics}
            url={url}
            articles={filterArticles(articles, url.filter)}
            unlisted={unlisted}
            labels={labels}
          />
        </div>
        <SubscribeClosing {...subscribe.closing} note={subscribe.note} labels={subscribe.labels} />
      </RequestProvider>
    </>
  )
}
