import { hash } from 'node:crypto'
import { kindOf } from '../../../files/pictures/picture-kind'
import { BadPicture, PictureNotFound } from '../../../media/bad-picture'
import { drawMaster } from '../../../media/draw.server'
import { type Masters, MastersAway, ownMaster } from '../../../media/masters.server'
import { listIn } from '../fields'
import { isPicture } from '../incoming-product'
import { RefusedSource } from '../refused-source'
import type { SourceRow } from '../spool.server'
import type { PictureFiles } from './picture-files.server'

const FIELDS = ['thumbnail', 'images'] as const
const MOST_NAME = 200

/** The most names of missing pictures that are kept; all of them are counted. */
const MOST_MISSING = 1000

interface Keeping {
  /** Opens where pictures are kept, once a row names one. */
  masters(): Promise<Masters>
  /** Checks the pictures without keeping them. */
  dryRun?: boolean
}

/** Keeps pictures under addresses made of their files' content; a known one is not drawn again. */
export function ownPictures(files: PictureFiles, { masters, dryRun }: Keeping) {
  const known = new Map<string, Promise<string>>()
  const counts = { kept: 0, there: 0, missing: [] as string[], missingCount: 0 }
  let opened: Promise<Masters> | undefined
  async function keep(name: string) {
    const bytes = await files.read(name).catch((error) => {
      if (error instanceof PictureNotFound && counts.missingCount++ < MOST_MISSING)
        counts.missing.push(name.slice(0, MOST_NAME))
      throw error
    })
    if (!kindOf(bytes)) throw new BadPicture('is no JPEG, PNG, GIF, WebP or AVIF picture')
    const digest = hash('sha1', bytes, 'hex')
    try {
      opened ??= masters()
      const kept = await opened
      if (await kept.find(ownMaster(digest))) counts.there++
      else {
        const drawn = await drawMaster(bytes)
        if (!dryRun) await kept.keep(ownMaster(digest), drawn)
        counts.kept++
      }
    } catch (error) {
      throw error instanceof MastersAway ? new RefusedSource(error.message) : error
    }
    return `/media/own/${digest}`
  }
  return {
    counts,
    addressOf(name: string) {
      return known.getOrInsertComputed(name, keep)
    },
  }
}

/** Yields rows with file names of pictures replaced by addresses, or rows that are broken. */
export async function* withPictures(
  rows: AsyncIterable<SourceRow>,
  pictures: ReturnType<typeof ownPictures>,
): AsyncGenerator<SourceRow> {
  for await (const row of rows) {
    const { value, broken } = row
    if (broken !== undefined || typeof value !== 'object' || value === null) yield row
    else yield await placed(row, value, pictures)
  }
}

async function placed(row: SourceRow, value: object, pictures: ReturnType<typeof ownPictures>) {
  const next: Record<string, unknown> = { ...value }
  const faults: string[] = []
  for (const field of FIELDS) {
    if (!Object.hasOwn(next, field)) continue
    const addresses: unknown[] = []
    for (const name of listIn(next[field])) {
      if (typeof name !== 'string' || name.trim() === '') continue
      try {
        addresses.push(isPicture(name) ? name : await pictures.addressOf(name))
      } catch (error) {
        if (!(error instanceof BadPicture)) throw error
        faults.push(`${field}: ${name.slice(0, MOST_NAME)} ${error.message}`)
      }
    }
    next[field] = field === 'images' ? addresses : (addresses[0] ?? '')
  }
  return faults.length > 0 ? { ...row, broken: faults.join('; ') } : { ...row, value: next }
}
