import { hash } from 'node:crypto'
import { bounded } from '../../../media/bounded.server'
import { drawMaster } from '../../../media/draw.server'
import { kindOf } from '../../../media/fetch-picture.server'
import { type Masters, ownMaster } from '../../../media/masters.server'
import { openMasters } from '../../../media/open-masters.server'
import { BadPicture } from './picture-files.server'

const KINDS = new Set(['jpeg', 'png', 'webp', 'avif'])
/** Drawing takes a core; many files are dropped at once. */
const drawing = bounded(1, 200)

let opened: Promise<Masters> | undefined

/**
 * Keeps a picture that somebody chose, drawn anew and without what its camera wrote into it, and
 * gives its address. Throws BadPicture; MastersAway where it cannot be kept.
 */
export async function keepUploaded(bytes: Buffer, masters?: Masters): Promise<string> {
  const kind = kindOf(bytes)
  if (!kind || !KINDS.has(kind)) throw new BadPicture('is no JPEG, PNG, WebP or AVIF picture')
  opened ??= openMasters().catch((error) => {
    opened = undefined
    throw error
  })
  const kept = masters ?? (await opened)
  const digest = hash('sha1', bytes, 'hex')
  if (!(await kept.find(ownMaster(digest)))) {
    const drawn = await drawing(() => drawMaster(bytes)).catch((error: Error) => {
      const tooLarge = /pixel limit/.test(error.message)
      throw new BadPicture(tooLarge ? 'is larger than 50 million pixels' : 'is damaged')
    })
    await kept.keep(ownMaster(digest), drawn)
  }
  return `/media/own/${digest}`
}
