import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { kindOf } from '../../../files/pictures/picture-kind'
import { BadPicture } from '../../../media/bad-picture'
import { drawMaster } from '../../../media/draw.server'
import { type Masters, ownMaster } from '../../../media/masters.server'
import { openMasters } from '../../../media/open-masters.server'

const KINDS = new Set(['jpeg', 'png', 'webp', 'avif'])

let opened: Promise<Masters> | undefined

/**
 * Redraws a chosen picture without its camera's data, keeps it and returns its address. Throws
 * BadPicture; MastersAway when it cannot be kept, TooMany while many wait.
 */
export async function keepUploaded(file: string): Promise<string> {
  const { kind, digest } = await readKind(file)
  if (!kind || !KINDS.has(kind)) throw new BadPicture('is no JPEG, PNG, WebP or AVIF picture')
  opened ??= openMasters().catch((error) => {
    opened = undefined
    throw error
  })
  const kept = await opened
  if (!(await kept.find(ownMaster(digest))))
    await kept.keep(ownMaster(digest), await drawMaster(file))
  return `/media/own/${digest}`
}

/** Reads in pieces, because many may be sent together. */
async function readKind(file: string) {
  const hash = createHash('sha1')
  let kind: ReturnType<typeof kindOf>
  let isFirst = true
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    if (isFirst) kind = kindOf(piece)
    isFirst = false
    hash.update(piece)
  }
  return { kind, digest: hash.digest('hex') }
}
