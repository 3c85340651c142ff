import { createFileRoute } from '@tanstack/react-router'
import { ArticleRows } from '#web/src/components/articles.tsx'
import { QueryAndToastProvider } from '#web/src/components/forms.tsx'
import { SubscribeAside, SubscribeSection } from '#web/src/components/newsletter.tsx'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'
import { useUrlFilter } from '#web/src/lib/url-filter.ts'
import { ArticleList } from './-index/article-list.tsx'
import { isFiltered, parseArticleFilter } from './-index/filter.ts'

/** The pages of articles among which a filter chooses: all would be the whole blog. */
const FILTERED_PAGES = 3

export const Route = createFileRoute('/blog/')({
  validateSearch: parseArticleFilter,
  loaderDeps: ({ search }) => ({
    count: Math.max(search.more ?? 1, isFiltered(search) ? FILTERED_PAGES : 1),
  }),
  loader: async ({ context: { layout }, deps: { count } }) => {
    const page = await fetchPageData(layout, '/blog')
    const older = Array.from({ length: Math.min(count, page.pages) - 1 }, (_, at) =>
      fetchPageData(layout, '/blog/page/$id', `${at + 2}`),
    )
    return { ...page, older: (await Promise.all(older)).flatMap(({ articles }) => articles) }
  },
  head: ({ loaderData, match }) => pageHead(match, loaderData?.seo, '/blog', loaderData?.around),
  component: BlogPage,
})

function BlogPage() {
  const page = Route.useLoaderData()
  const { hero, featured, subscribe, articles } = page
  const url = useUrlFilter(parseArticleFilter)
  return (
    <>
      <PageHeader {...hero} />
      <ArticleRows heading={featured} articles={articles.filter((each) => each.featured)} hasRule />
      <QueryAndToastProvider>
        <div className="wrapper section split">
          <SubscribeAside {...subscribe.aside} labels={subscribe.labels} />
          <ArticleList page={page} url={url} />
        </div>
        <SubscribeSection {...subscribe.closing} note={subscribe.note} labels={subscribe.labels} />
      </QueryAndToastProvider>
    </>
  )
}
