import { createFileRoute } from '@tanstack/react-router'
import { ArticleRows } from '#web/src/components/articles.tsx'
import { ButtonLink } from '#web/src/components/links.tsx'
import { Breadcrumb, PageHeader } from '#web/src/components/page-header.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

/** A page of older articles: "Load More Articles" for visitors without JavaScript and for crawlers. */
export const Route = createFileRoute('/blog/page/$id')({
  loader: ({ context, params: { id } }) => fetchPageData(context.layout, '/blog/page/$id', id),
  head: ({ loaderData, match, params: { id } }) =>
    loaderData
      ? pageHead(match, loaderData.seo, `/blog/page/${id}`, loaderData.around)
      : pageHead(match, match.context.layout.notices.notFound.seo),
  component: OlderArticlesPage,
})

function OlderArticlesPage() {
  const { hero, place, articles, links } = Route.useLoaderData()
  return (
    <>
      <PageHeader {...hero} breadcrumb={<Breadcrumb list="blog" to="/blog" />} />
      <ArticleRows heading={place} articles={articles} />
      <nav className="wrapper flex flex-wrap gap-2" aria-label={place}>
        {links.map(({ to, label }) => (
          <ButtonLink key={label} to={to} variant="quiet">
            {label}
          </ButtonLink>
        ))}
      </nav>
    </>
  )
}
