import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BadSetting, config } from '../config.server'
import { isMissing } from '../files/folder.server'
import { makeFolder } from '../files/make-folder.server'
import { KEY_BYTES } from './sealed'

const FILE = 'desk.key'
const keyFile = () => join(resolve(config.DATA_DIR), FILE)

/**
 * Returns the keys, which are stored apart from the database. The first seals and all open,
 * so that a new key precedes the old one. Throws BadSetting, which never shows a key.
 */
export function deskKeys(): Buffer[] {
  if (config.DESK_KEY !== undefined) return parsedKeys(config.DESK_KEY.split(','), 'DESK_KEY')
  const text = fileText()
  return text === undefined ? [] : parsedKeys(text.trim().split(/\s+/), keyFile())
}

/** Returns the key that seals; the first process to need one makes the file. */
export function sealingKey(): Buffer {
  const [key] = deskKeys()
  if (key) return key
  makeFolder(dirname(keyFile()))
  const part = `${keyFile()}.${randomUUID()}.part`
  writeFileSync(part, `${randomBytes(KEY_BYTES).toString('base64')}\n`, {
    mode: 0o600,
    flush: true,
  })
  try {
    linkSync(part, keyFile())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part)
  }
  return deskKeys()[0] as Buffer
}

function fileText() {
  try {
    return readFileSync(keyFile(), 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Reads keys in base64. Throws BadSetting, which names `where` and never shows a key. */
export function parsedKeys(texts: string[], where: string) {
  return texts.map((text) => {
    const key = Buffer.from(text.trim(), 'base64')
    if (key.length === KEY_BYTES) return key
    throw new BadSetting(
      `${where} holds what is no key: 32 bytes in base64, as "openssl rand -base64 32" prints them.`,
    )
  })
}
