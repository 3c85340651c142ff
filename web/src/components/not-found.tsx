import { useShell } from '#web/src/lib/shell.ts'
import { ActionLink } from './action-link.tsx'
import { Notice } from './notice.tsx'

/** Any path that is not in the route table. */
export function NotFound() {
  const { notices, texts } = useShell()
  const { heading, text } = notices.notFound
  return (
    <Notice name="notFound" heading={heading} text={text}>
      <ActionLink to="/">{texts.toHomePage}</ActionLink>
      <ActionLink to="/search" hash="q" variant="quiet">
        {texts.search}
      </ActionLink>
      <ActionLink to="/contact" variant="quiet">
        {texts.askForPage}
      </ActionLink>
    </Notice>
  )
}
