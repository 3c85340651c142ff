import { Link } from '@tanstack/react-router'
import type { PageData } from '#web/page-data/pages.ts'
import { ArticleRows } from '#web/src/components/article-rows.tsx'
import { Fact } from '#web/src/components/fact.tsx'

/** The links after an article: its services in this language, and similar articles. */
export function FurtherReading({ article, text }: PageData['/blog/$id']) {
  const { services, related } = article
  return (
    <>
      <div className="wrapper">
        {services.length > 0 && (
          <Fact heading={text.services}>
            <ul className="marked-list">
              {services.map(({ id, name, hue }) => (
                <li key={id} className={`hue-${hue}`}>
                  <Link to="/services/$id" params={{ id }}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </div>
      <ArticleRows heading={text.articles} articles={related} />
    </>
  )
}
