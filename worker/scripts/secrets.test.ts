import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureOperatorToken } from './operator-token.ts'
import { localSecrets } from './secrets.ts'
import { beginRotation, finishRotation } from './token-rotation.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumenfold-secrets-'))
  file = join(folder, '.dev.vars')
})
afterEach(() => rmSync(folder, { recursive: true }))

const content = () => readFileSync(file, 'utf8')

test('rotates the token of this machine', () => {
  const old = ensureOperatorToken(file)
  const secrets = localSecrets(file)

  const token = beginRotation(secrets)
  expect(secrets.names()).toEqual(['OPERATOR_TOKEN', 'OPERATOR_TOKEN_NEXT'])
  expect(ensureOperatorToken(file)).toBe(old)

  finishRotation(secrets, token)
  expect(secrets.names()).toEqual(['OPERATOR_TOKEN'])
  expect(ensureOperatorToken(file)).toBe(token)
})

test('keeps every other line, and the file for its owner alone', () => {
  writeFileSync(
    file,
    '# Mine\r\nWEBHOOK_URL="https://a.example/#x"\r\n\r\nexport OLD = "1"\r\nOLDER=2',
  )

  localSecrets(file).change({ OLD: 'x', NEW: 'y', NEVER: null })

  expect(content()).toBe('# Mine\nWEBHOOK_URL="https://a.example/#x"\n\nOLDER=2\nOLD=x\nNEW=y\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['.dev.vars'])
})

test('replaces a name that is there twice', () => {
  writeFileSync(file, "OLD='1'\nOLD=2\n")

  localSecrets(file).change({ OLD: '3' })

  expect(content()).toBe('OLD=3\n')
})

test('names the fix when there is no file yet', () => {
  expect(() => beginRotation(localSecrets(file))).toThrow('npm start')
})
