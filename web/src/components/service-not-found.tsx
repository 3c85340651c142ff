import { useShell } from '#web/src/lib/shell.ts'
import { ActionLink } from './action-link.tsx'
import { Notice } from './notice.tsx'
import { WaysOut } from './ways-out.tsx'

/** The page for an unknown service id. */
export function ServiceNotFound() {
  const { navigation, notices, texts } = useShell()
  const { heading, text } = notices.serviceNotFound
  const services = navigation.services
    .flatMap(({ links }) => links)
    .map(({ id, label }) => ({ label, to: `/services/${id}` }))
  return (
    <>
      <Notice name="serviceNotFound" heading={heading} text={text}>
        <ActionLink to="/services">{texts.toServices}</ActionLink>
        <ActionLink to="/search" hash="q" variant="quiet">
          {texts.search}
        </ActionLink>
      </Notice>
      <WaysOut links={services} />
    </>
  )
}
