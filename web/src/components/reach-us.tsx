import { useLayout } from '#web/src/lib/layout.ts'

/** The company's phone number, as a `tel:` link; renders nothing without one. */
export function PhoneLink() {
  const { phone, phoneHref } = useLayout().contact
  if (phone === undefined) return null
  return (
    <a href={phoneHref} className="reach">
      {phone}
    </a>
  )
}

/** The company's email address, as a `mailto:` link. */
export function EmailLink() {
  const { email } = useLayout().contact
  return (
    <a href={`mailto:${email}`} className="reach">
      {email}
    </a>
  )
}

/** Both, one below the other. */
export function ReachUs() {
  return (
    <p className="reach-us">
      <PhoneLink />
      <EmailLink />
    </p>
  )
}
