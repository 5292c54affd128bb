import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { MOST_PIXELS } from '../../../files/pictures/picture-fault.server'
import { kindOf } from '../../../files/pictures/picture-kind'
import { drawMaster } from '../../../media/tasks/draw-tasks.server'
import type { Given } from '../../../sandbox/tasks'
import { beginningOf } from '../../../text-core/graphemes'
import { withoutControls } from '../../../ui/forms/without-controls'
import { DROPPED, MOST_PHOTO_BYTES, MOST_PHOTOS, PHOTOS, type PhotoFault } from '../photo-rules'

/** The fields that are read; a text is kept long enough to be refused as too long. */
const FIELDS = ['stars', 'name', 'title', 'text', DROPPED]
const MOST_LETTERS = 10_000
const MOST_NAME = 60
const KINDS = new Set(['jpeg', 'png', 'webp', 'avif'])

interface ReadForm {
  fields: [name: string, value: string][]
  /** The pictures as they are kept: WebP, upright, without the camera's data. */
  photos: Uint8Array[]
  faults: PhotoFault[]
}

declare module '../../../sandbox/tasks' {
  interface Tasks {
    readReviewForm(given: {
      file: string
      type: string
      /** False reads the words alone. */
      draw: boolean
    }): Promise<ReadForm | { unreadable: true }>
  }
}

/** Reads a multipart form and draws its photos. Of more than three none is looked at. */
export async function readReviewForm({ file, type, draw }: Given<'readReviewForm'>) {
  const form = await formOf(file, type)
  if (!form) return { unreadable: true as const }
  const read: ReadForm = { fields: [], photos: [], faults: [] }
  for (const name of FIELDS)
    for (const value of form.getAll(name).slice(0, MOST_PHOTOS))
      if (typeof value === 'string') read.fields.push([name, value.slice(0, MOST_LETTERS)])
  const files = form.getAll(PHOTOS).filter((one) => typeof one !== 'string' && one.size > 0)
  if (!draw) return read
  if (files.length > MOST_PHOTOS) read.faults.push({ file: '', fault: 'many' })
  else for (const one of files) await addPhoto(read, one as File)
  return read
}

async function formOf(file: string, type: string) {
  try {
    const body = await readFile(file)
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return undefined
  }
}

async function addPhoto(read: ReadForm, sent: File) {
  const file = beginningOf(withoutControls(sent.name), MOST_NAME)
  if (sent.size > MOST_PHOTO_BYTES) return read.faults.push({ file, fault: 'large' })
  const bytes = Buffer.from(await sent.arrayBuffer())
  if (!KINDS.has(kindOf(bytes) ?? '')) return read.faults.push({ file, fault: 'kind' })
  const drawn = await drawMaster(bytes)
  if (drawn.ok) return read.photos.push(drawn.bytes)
  return read.faults.push({ file, fault: (await isHuge(bytes)) ? 'pixels' : 'damaged' })
}

/** Tells whether a picture that was refused has too many pixels; else it is damaged. */
const isHuge = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => width * height > MOST_PIXELS,
      () => false,
    )
