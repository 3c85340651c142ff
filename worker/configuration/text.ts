import type { Env } from '../env.ts'

/** The names of the wrong settings, and a message to the operator that names the fix. */
export type Mistake = { names: string[]; message: string }

export type ReportMistake = (names: string[], message: string) => void

/** The name of each variable and secret that is text. */
export type TextName = {
  [Name in keyof Env]-?: NonNullable<Env[Name]> extends string ? Name : never
}[keyof Env]

/** The text of a setting without white space around it; undefined when nothing is left. */
export type ReadSetting = (name: TextName) => string | undefined

export function textOf(env: Env): ReadSetting {
  return (name) => env[name]?.trim() || undefined
}
