import * as z from 'zod'
import { translatableTextRegistry } from './field-types.ts'

type Schema = z.core.$ZodType

/** The schema of a field in a group, or of an entry in a list; undefined where there is none. */
export function getField(schema: Schema, key: string): Schema | undefined {
  const inner = unwrapSchema(schema)
  if (inner instanceof z.ZodArray) return inner.element
  if (inner instanceof z.ZodRecord) return inner.valueType
  if (!(inner instanceof z.ZodObject)) return undefined
  return Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined
}

/** The schema inside `optional`, `default`, `preprocess` and, except in prose, `transform`. */
export function unwrapSchema(schema: Schema): Schema {
  if (translatableTextRegistry.get(schema)) return schema
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrapSchema(schema.unwrap())
  }
  if (!(schema instanceof z.ZodPipe)) return schema
  return unwrapSchema(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
}

/** Whether a field has a text for each plural category of its language: others have other ones. */
export function isPlural(schema: Schema): boolean {
  const inner = unwrapSchema(schema)
  return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, 'few')
}
