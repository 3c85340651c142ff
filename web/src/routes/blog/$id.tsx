import frame from 'content:frame'
import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { DividedText } from '#web/src/components/divided-text.tsx'
import { RequestProvider } from '#web/src/components/request-provider.tsx'
import { SubscribeClosing } from '#web/src/components/subscribe-closing.tsx'
import { loadEntry } from '#web/src/lib/load-entry.ts'
import { seo } from '#web/src/lib/seo.ts'
import { ArticleIntroduction } from './-$id/article-introduction.tsx'
import { Onward } from './-$id/onward.tsx'

export const Route = createFileRoute('/blog/$id')({
  loader: async ({ params: { id } }) => {
    const [article, text] = await Promise.all([loadEntry('/blog/$id', id), loadPage('article')])
    return { article, text }
  },
  head: ({ loaderData: { article } = {} }) =>
    article
      ? seo({ title: article.title, description: article.excerpt, path: `/blog/${article.id}` })
      : seo(frame.notices.notFound.seo),
  component: ArticlePage,
})

function ArticlePage() {
  const { article, text } = Route.useLoaderData()
  return (
    <>
      <article>
        <ArticleIntroduction article={article} />
        <div className={`frame essay hue-${article.hue}`}>
          <DividedText introduction={article.introduction} sections={article.sections} />
        </div>
      </article>
      <Onward article={article} text={text} />
      <RequestProvider>
        <SubscribeClosing {...text.subscribe} />
      </RequestProvider>
    </>
  )
}
