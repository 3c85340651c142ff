import { createFileRoute } from '@tanstack/react-router'
import { DividedText } from '#web/src/components/divided-text.tsx'
import { RequestProvider } from '#web/src/components/request-provider.tsx'
import { SubscribeClosing } from '#web/src/components/subscribe-closing.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { ArticleIntroduction } from './-$id/article-introduction.tsx'
import { FurtherReading } from './-$id/further-reading.tsx'

export const Route = createFileRoute('/blog/$id')({
  loader: ({ context, params: { id } }) => loadData(context.shell, '/blog/$id', id),
  head: ({ loaderData: { article } = {}, match }) =>
    article
      ? seo(match, { title: article.title, description: article.excerpt }, `/blog/${article.id}`)
      : seo(match, match.context.shell.notices.notFound.seo),
  component: ArticlePage,
})

function ArticlePage() {
  const { article, text } = Route.useLoaderData()
  return (
    <>
      <article>
        <ArticleIntroduction article={article} />
        <div className={`wrapper hue-${article.hue}`}>
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
