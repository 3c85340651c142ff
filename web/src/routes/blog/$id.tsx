import { createFileRoute, Link } from '@tanstack/react-router'
import { ArticleRows, Byline } from '#web/src/components/articles.tsx'
import { QueryAndToastProvider } from '#web/src/components/forms.tsx'
import { activeAtExactPath } from '#web/src/components/links.tsx'
import { TextWithToc } from '#web/src/components/long-text.tsx'
import { SubscribeSection } from '#web/src/components/newsletter.tsx'
import { Breadcrumb, PageHeader } from '#web/src/components/page-header.tsx'
import { ServicesRow } from '#web/src/components/rows.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

export const Route = createFileRoute('/blog/$id')({
  loader: ({ context, params: { id } }) => fetchPageData(context.layout, '/blog/$id', id),
  head: ({ loaderData: { article } = {}, match }) => {
    if (!article) return pageHead(match, match.context.layout.notices.notFound.seo)
    const { id, title, excerpt: description } = article
    return pageHead(match, { title, description }, `/blog/${id}`)
  },
  component: ArticlePage,
})

function ArticlePage() {
  const { article, text } = Route.useLoaderData()
  const { category, excerpt, hue, services, title } = article
  const breadcrumb = (
    <Breadcrumb list="blog" to="/blog">
      <Link
        to="/blog"
        search={{ topic: category }}
        hash="articles"
        className="label"
        activeOptions={activeAtExactPath}
      >
        {category}
      </Link>
    </Breadcrumb>
  )
  return (
    <>
      <article>
        <PageHeader {...article} heading={title} text={excerpt} breadcrumb={breadcrumb}>
          <Byline article={article} role={article.role} updated={article.updated} />
        </PageHeader>
        <div className={`wrapper hue-${hue}`}>
          <TextWithToc introduction={article.introduction} sections={article.sections} />
        </div>
      </article>
      <div className="wrapper">
        <ServicesRow heading={text.services} services={services} />
      </div>
      <ArticleRows heading={text.articles} articles={article.related} />
      <QueryAndToastProvider>
        <SubscribeSection {...text.subscribe} />
      </QueryAndToastProvider>
    </>
  )
}
