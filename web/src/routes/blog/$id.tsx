import shell from 'content:shell'
import { createFileRoute } from '@tanstack/react-router'
import { DividedText } from '#web/src/components/divided-text.tsx'
import { RequestProvider } from '#web/src/components/request-provider.tsx'
import { SubscribeClosing } from '#web/src/components/subscribe-closing.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { ArticleIntroduction } from './-$id/article-introduction.tsx'
import { FurtherReading } from './-$id/further-reading.tsx'

export const Route = createFileRoute('/blog/$id')({
  loader: ({ params: { id } }) => loadData('/blog/$id', id),
  head: ({ loaderData: { article } = {} }) =>
    article
      ? seo({ title: article.title, description: article.excerpt, path: `/blog/${article.id}` })
      : seo(shell.notices.notFound.seo),
  component: ArticlePage,
})

function ArticlePage() {
  const { article, text } = Route.useLoaderData()
  return (
    <>
      <article>
        <ArticleIntroduction article={article} />
        <div className={`wrapper essay hue-${article.hue}`}>
          <DividedText introduction={article.introduction} sections={article.sections} />
        </div>
      </article>
      <FurtherReading article={article} text={text} />
      <RequestProvider>
        <SubscribeClosing {...text.subscribe} />
      </RequestProvider>
    </>
  )
}
