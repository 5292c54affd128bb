import { readFileSync, statSync } from 'node:fs'
import { readPictureSetting } from '../../app/settings/drawings/picture-sandbox.server'
import { BadDrawing, isPictureSetting } from '../../app/settings/drawings/svg'
import { UsageError } from '../command'
import type { SettingPath } from './setting-path'

const MOST_BYTES = 10 * 1024 ** 2

/** Returns a file's text; for a picture, where one may be set, its PNG as a `data:` address. */
export async function readSettingFile(file: string, { key }: SettingPath) {
  if (sizeOf(file) > MOST_BYTES) throw new UsageError(`${file} is larger than 10 MB`)
  if (isPictureSetting(key))
    return readPictureSetting(key, file).catch((error) => {
      if (!(error instanceof BadDrawing)) throw error
      throw new UsageError(
        `${file} is neither an SVG nor a picture that can be read: it ${error.message}`,
      )
    })
  const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  if (text.includes('\ufffd')) throw new UsageError(`${file} is no text in UTF-8`)
  return text
}

function sizeOf(file: string) {
  try {
    const found = statSync(file)
    if (!found.isFile()) throw new Error('it is no file')
    return found.size
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`)
  }
}
