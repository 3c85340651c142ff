import { useShell } from '#web/src/lib/shell.ts'
import { ActionLink } from './action-link.tsx'
import { Notice } from './notice.tsx'

/** The page for an unknown service id. */
export function ServiceNotFound() {
  const { notices, texts } = useShell()
  const { heading, text } = notices.serviceNotFound
  return (
    <Notice name="serviceNotFound" heading={heading} text={text}>
      <ActionLink to="/services">{texts.toServices}</ActionLink>
      <ActionLink to="/search" hash="q" variant="quiet">
        {texts.search}
      </ActionLink>
    </Notice>
  )
}
