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
  /** The id of an element on the target page of the second link. */
  secondaryHash?: string
  /** The topic that the second link gives to the contact page. */
  secondarySearch?: ContactTopic
  /** An address elsewhere in place of that page. */
  secondaryHref?: string | undefined
}

/** The end of a page: one claim and its calls to action. */
export function ClosingCall(props: ClosingCallProps) {
  const { heading, text, primary, primaryTo, secondary, secondaryTo } = props
  const { secondarySearch = {}, secondaryHash, secondaryHref } = props
  return (
    <Closing heading={heading} text={text}>
      <div className="actions mt-8">
        <ActionLink to={primaryTo}>{primary}</ActionLink>
        {secondary && secondaryHref && (
          <a href={secondaryHref} className="action action-quiet">
            {secondary}
          </a>
        )}
        {secondary && secondaryTo && !secondaryHref && (
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
