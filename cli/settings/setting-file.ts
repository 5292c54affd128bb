import { readFileSync } from 'node:fs'
import {
  isPicture,
  PICTURE_SETTINGS,
  readPicture,
} from '../../app/settings/drawings/read-picture.server'
import { UsageError } from '../command'
import type { SettingPath } from './setting-path'

/** The text of a file; of a picture, where one may be set, its PNG as a `data:` address. */
export async function readSettingFile(file: string, { key }: SettingPath) {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`)
  }
  if (PICTURE_SETTINGS.includes(key) && isPicture(bytes))
    return readPicture(key, bytes).catch(() => {
      throw new UsageError(`${file} is neither an SVG nor a picture that can be read`)
    })
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  if (text.includes('\ufffd')) throw new UsageError(`${file} is no text in UTF-8`)
  return text
}
