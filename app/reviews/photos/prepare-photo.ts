import { MOST_PHOTO_BYTES, PHOTO_TYPES, type PhotoFaultKind } from './photo-rules'

/** The longest side in pixels that is sent: a page shows no more. */
const LONGEST = 1600
const PREVIEW = 160
const SMALL_BYTES = 1024 * 1024

export interface PreparedPhoto {
  /** The file to send: a large one is made smaller, which spares a phone's line. */
  file: File
  /** A small picture as an address; empty where this browser cannot show the kind. */
  preview: string
}

type Prepared = PreparedPhoto | { fault: PhotoFaultKind }

/** Opens a chosen file in the browser, makes it small enough, or says what is wrong with it. */
export async function preparePhoto(file: File): Promise<Prepared> {
  if (!PHOTO_TYPES.includes(file.type)) return { fault: 'kind' }
  const picture = await createImageBitmap(file).catch(() => undefined)
  // Not every browser opens AVIF; the shop does.
  const unseen = { file, preview: '' }
  if (!picture) return file.type === 'image/avif' ? fitting(unseen) : { fault: 'damaged' }
  const preview = drawn(picture, PREVIEW).toDataURL('image/jpeg', 0.8)
  const scale = LONGEST / Math.max(picture.width, picture.height)
  if (scale >= 1 && file.size <= SMALL_BYTES) return { file, preview }
  const smaller = await smallerFile(drawn(picture, LONGEST), file.name)
  return fitting({ file: smaller && smaller.size < file.size ? smaller : file, preview })
}

const fitting = (prepared: PreparedPhoto): Prepared =>
  prepared.file.size > MOST_PHOTO_BYTES ? { fault: 'large' } : prepared

/** Draws a picture on white, at most `longest` pixels wide and high. */
function drawn(picture: ImageBitmap, longest: number) {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

async function smallerFile(canvas: HTMLCanvasElement, name: string) {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88))
  return blob && new File([blob], name, { type: 'image/jpeg' })
}
