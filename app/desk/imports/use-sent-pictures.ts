import { useState } from 'react'
import { TABLE_KINDS } from '../../catalogue/incoming/sheets/table-kinds'
import { deskFetch, useChange, withQuery } from '../client/desk-fetch'
import type { ShownImport } from './shown-file'

const AGAIN_MS = 1000
const MOST_TRIES = 60

/** Sends pictures and archives beside an import one after another, then has it checked again. */
export function useSentPictures(onSent?: (id: string) => void) {
  const [uploading, setUploading] = useState<string>()
  const send = useChange(
    async ({ id, files }: { id: string; files: readonly File[] }) => {
      try {
        for (const file of files) {
          setUploading(file.name)
          await deskFetch('POST', withQuery(`/imports/${id}/pictures`, { name: file.name }), file)
        }
      } finally {
        setUploading(undefined)
      }
      await checkAgain(id)
      return id
    },
    ['/imports'],
    { onSuccess: onSent },
  )
  return { uploading, send }
}

/** Asks for a check once the one before it has ended. */
async function checkAgain(id: string) {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const { state } = await deskFetch<ShownImport>('GET', `/imports/${id}`)
    if (state !== 'checking') break
    await new Promise((go) => setTimeout(go, AGAIN_MS))
  }
  await deskFetch('POST', `/imports/${id}/check`, {})
}

const isTable = ({ name }: File) => TABLE_KINDS.some((kind) => name.toLowerCase().endsWith(kind))

/** Parts the first sheet of some files from the pictures that come with it. */
export function partedFiles(files: readonly File[]) {
  return { sheet: files.find(isTable), pictures: files.filter((file) => !isTable(file)) }
}
