import type { ContactTopic } from '#web/src/lib/contact-topic.ts'
import { ActionLink } from './action-link.tsx'
import { Closing } from './closing.tsx'

interface ClosingCallProps {
  heading: string
  text: string
  primary: string
  primaryTo: string
  secondary?: string | undefined
  secondaryTo?: string
  /** A place on the page that the second way leads to. */
  secondaryHash?: string
  /** What the second link asks the contact page to begin with. */
  secondarySearch?: ContactTopic
}

/** The end of a page: one claim and the way to act on it. */
export function ClosingCall(props: ClosingCallProps) {
  const { heading, text, primary, primaryTo, secondary, secondaryTo } = props
  const { secondarySearch = {}, secondaryHash } = props
  return (
    <Closing heading={heading} text={text}>
      <div className="actions mt-6">
        <ActionLink to={primaryTo}>{primary}</ActionLink>
        {secondary && secondaryTo && (
          <ActionLink
            to={secondaryTo}
            search={secondarySearch}
            hash={secondaryHash}
            variant="quiet"
          >
            {secondary}
          </ActionLink>
        )}
      </div>
    </Closing>
  )
}
