import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { kindOf } from '../../../files/pictures/picture-kind'
import { BadPicture } from '../../../media/bad-picture'
import { drawMaster, measurePicture } from '../../../media/draw.server'
import { ownMaster } from '../../../media/masters.server'
import { keptMasters } from '../../../media/open-masters.server'

const KINDS = new Set(['jpeg', 'png', 'webp', 'avif'])

/**
 * Redraws a chosen picture without its camera's data, keeps it and returns its address. Throws
 * BadPicture; MastersAway when it cannot be kept, TooMany while many wait.
 */
export async function keepUploaded(file: string): Promise<string> {
  const { kind, digest } = await readKind(file)
  if (!kind || !KINDS.has(kind)) throw new BadPicture('is no JPEG, PNG, WebP or AVIF picture')
  const kept = await keptMasters()
  if (!(await kept.find(ownMaster(digest))))
    await kept.keep(ownMaster(digest), await drawMaster(file))
  return `/media/own/${digest}`
}

/** Returns the size in pixels at which an uploaded picture is kept; undefined for an unknown one. */
export async function uploadedSize(address: string) {
  const digest = /^\/media\/own\/([0-9a-f]{40})$/.exec(address)?.[1]
  const file = digest && (await (await keptMasters()).find(ownMaster(digest)))
  return file ? measurePicture(file) : undefined
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
