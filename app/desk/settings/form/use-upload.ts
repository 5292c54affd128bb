import { useState } from 'react'
import { type DeskError, deskFetch } from '../../client/desk-fetch'

/** Sends a chosen file to the desk, and gives what the desk made of it to `onKept`. */
export function useUpload<Kept>(path: string, onKept: (kept: Kept) => void) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<DeskError>()
  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setRefused(undefined)
    await deskFetch<Kept>('POST', path, file).then(onKept).catch(setRefused)
    setBusy(false)
  }
  return { busy, refused, send }
}
