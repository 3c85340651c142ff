import * as z from 'zod'
import { isGroup } from '../is-group.ts'

/** Fields by their names. It refuses one called `__proto__`, which zod's own leaves out without a word. */
export const record = <Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  name: Key,
  value: Value,
) =>
  z.preprocess(
    (fields, { issues }) => {
      if (isGroup(fields) && Object.hasOwn(fields, '__proto__')) {
        const message = 'another name: programs leave out this one'
        issues.push({ code: 'custom', input: fields, path: ['__proto__'], message })
      }
      return fields
    },
    z.record(name, value),
  )
