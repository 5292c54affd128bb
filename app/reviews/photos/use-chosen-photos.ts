import { useEffect, useRef, useState } from 'react'
import { DROPPED, MOST_PHOTOS, type PhotoFault } from './photo-rules'
import { type PreparedPhoto, preparePhoto } from './prepare-photo'

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
