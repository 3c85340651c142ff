import { Link } from '@tanstack/react-router'
import type { ArticlePageData } from '#web/page-data/article.ts'
import type { PageData } from '#web/page-data/pages.ts'
import { ArticleCards } from '#web/src/components/article-cards.tsx'
import { Fact } from '#web/src/components/fact.tsx'

/** The links after an article: its services in this language, the previous and next article, and similar articles. */
export function FurtherReading({ article, text }: PageData['/blog/$id']) {
  const { services, related, older, newer } = article
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
        {(older || newer) && (
          <nav className="strip" aria-label={text.byDate}>
            <div className="columns card-pairs">
              <Neighbor label={text.older} rel="prev" to={older} />
              <Neighbor label={text.newer} rel="next" to={newer} />
            </div>
          </nav>
        )}
      </div>
      <ArticleCards heading={text.articles} articles={related} />
    </>
  )
}

interface NeighborProps {
  label: string
  rel: 'prev' | 'next'
  to: ArticlePageData['older']
}

function Neighbor({ label, rel, to }: NeighborProps) {
  if (!to) return null
  return (
    <p>
      <span className="text-small text-muted">{label} </span>
      <br />
      <Link to="/blog/$id" params={{ id: to.id }} rel={rel} className="text-heading">
        {to.title}
      </Link>
    </p>
  )
}
