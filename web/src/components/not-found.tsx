import { useShell } from '#web/src/lib/shell.ts'
import { ActionLink } from './action-link.tsx'
import { Notice } from './notice.tsx'
import { WaysOut } from './ways-out.tsx'

/** The page for any path that is not in the route table. */
export function NotFound() {
  const { navigation, notices, texts } = useShell()
  const { heading, text } = notices.notFound
  const services = { label: texts.services, to: navigation.servicesFooter.link.to }
  return (
    <>
      <Notice name="notFound" heading={heading} text={text}>
        <ActionLink to="/">{texts.toHomePage}</ActionLink>
        <ActionLink to="/search" hash="q" variant="quiet">
          {texts.search}
        </ActionLink>
        <ActionLink to="/contact" variant="quiet">
          {texts.askForPage}
        </ActionLink>
      </Notice>
      <WaysOut links={[services, ...navigation.main.filter(({ to }) => to !== '/')]} />
    </>
  )
}
