import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { loadEntry } from '#web/src/lib/load-entry.ts'
import { seo } from '#web/src/lib/seo.ts'

export const Route = createFileRoute('/blog/$id')({
  loader: async ({ params: { id } }) => {
    const [article, text] = await Promise.all([loadEntry('/blog/$id', id), loadPage('article')])
    return { article, text }
  },
  head: ({ loaderData: { article } = {} }) =>
    article
      ? seo({ title: article.title, description: article.excerpt, path: `/blog/${article.id}` })
      : {},
  component: ArticlePage,
})

function ArticlePage() {
  const { article } = Route.useLoaderData()
  return (
    <>
      <PageHeading heading={article.title} text={article.excerpt} />
      <div className="frame">
        <Prose text={article.body} />
      </div>
    </>
  )
}
