import type { Content } from '#content/collections.ts'
import {
  EMAIL_MAX_LENGTH,
  type FieldMessage,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '#worker/shared/field-schema.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'

/** The sentences for the messages of the forms' schemas, with the limits of these schemas. */
export function fieldTexts(content: Content): Record<FieldMessage, string> {
  const { name, serviceInterest, message } = content.interface.fields
  const values = Object.keys(content['service-interests']).join(', ')
  return {
    ...emailTexts(content),
    'name.missing': name.missing,
    'name.tooLong': withLimit(content, name.tooLong, NAME_MAX_LENGTH),
    'name.unreadable': name.unreadable,
    'serviceInterest.unknown': fillPlaceholders(serviceInterest.unknown, { values }),
    'message.missing': message.missing,
    'message.tooLong': withLimit(content, message.tooLong, MESSAGE_MAX_LENGTH),
    'message.unreadable': message.unreadable,
  }
}

/** The same for a form with an address alone. */
export function emailTexts(content: Content) {
  const { email } = content.interface.fields
  return {
    'email.missing': email.missing,
    'email.tooLong': withLimit(content, email.tooLong, EMAIL_MAX_LENGTH),
    'email.malformed': email.malformed,
  }
}

function withLimit({ site }: Content, text: string, max: number): string {
  return fillPlaceholders(text, { max: new Intl.NumberFormat(site.language).format(max) })
}
