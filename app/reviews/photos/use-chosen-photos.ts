import { useEffect, useRef, useState } from 'react'
import {
  DROPPED,
  MOST_PHOTO_BYTES,
  MOST_PHOTOS,
  PHOTO_TYPES,
  type PhotoFault,
  type PhotoFaultKind,
} from './photo-rules'

interface ChosenPhoto extends PreparedPhoto {
  id: number
}

let last = 0

/**
 * Collects photos that are chosen one after the other, and writes them into the form's own field,
 * from which they are sent. `kept` is the number of photos that the review has.
 */
export function useChosenPhotos(kept: number, onFiles: (any: boolean) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<ChosenPhoto[]>([])
  const [faults, setFaults] = useState<PhotoFault[]>()
  const [preparing, setPreparing] = useState(0)

  useEffect(() => {
    if (!field.current) return
    const files = new DataTransfer()
    for (const { file } of photos) files.items.add(file)
    field.current.files = files.files
    onFiles(photos.length > 0)
  }, [photos, onFiles])

  /** Counts the review's photos that are not marked to go. */
  const left = () =>
    kept - (field.current?.form?.querySelectorAll(`[name=${DROPPED}]:checked`).length ?? 0)

  async function add(given: FileList | null) {
    const files = [...(given ?? [])]
    if (files.length === 0) return
    const fresh = files
      .slice(0, Math.max(0, MOST_PHOTOS - left() - photos.length))
      .map((file) => ({ id: ++last, file, preview: '' }))
    setFaults(fresh.length < files.length ? [{ file: '', fault: 'many' }] : undefined)
    setPhotos((before) => [...before, ...fresh]) // They are sent even while they are made smaller.
    setPreparing((count) => count + 1)
    for (const { id, file } of fresh) {
      const prepared = await preparePhoto(file)
      if ('fault' in prepared) {
        setPhotos((before) => before.filter((one) => one.id !== id))
        setFaults((before) => [...(before ?? []), { file: file.name, fault: prepared.fault }])
      } else setPhotos((before) => before.map((one) => (one.id === id ? { id, ...prepared } : one)))
    }
    setPreparing((count) => count - 1)
  }

  function remove(id: number) {
    setPhotos((before) => before.filter((one) => one.id !== id))
    setFaults(undefined)
  }

  return { field, photos, faults, isPreparing: preparing > 0, add, remove, forgetFaults: setFaults }
}

/** The longest side in pixels that is sent: a page shows no more. */
const LONGEST = 1600
const PREVIEW = 160
const SMALL_BYTES = 1024 * 1024

interface PreparedPhoto {
  /** The file to send: a large one is made smaller, which spares a phone's line. */
  file: File
  /** A small picture as an address; empty where this browser cannot show the kind. */
  preview: string
}

type Prepared = PreparedPhoto | { fault: PhotoFaultKind }

/** Opens a chosen file in the browser, makes it small enough, or says what is wrong with it. */
async function preparePhoto(file: File): Promise<Prepared> {
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
