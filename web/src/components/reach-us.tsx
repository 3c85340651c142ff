import frame from 'content:frame'
import { Icon } from './icon.tsx'

const { email, phone } = frame.contact

/** The company's phone number, as a link that dials it. */
export function PhoneLink() {
  return (
    <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="reach">
      <Icon name="phone" />
      {phone}
    </a>
  )
}

/** The company's e-mail address, as a link that writes to it. */
export function EmailLink() {
  return (
    <a href={`mailto:${email}`} className="reach">
      <Icon name="mail" />
      {email}
    </a>
  )
}
