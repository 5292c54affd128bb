import { useState } from 'react'
import { DeskError, deskFetch, withQuery } from '../../client/desk-fetch'
import { useChange } from '../../client/use-data'

/** What the server takes at a time (MOST_PIECE_BYTES). */
const PIECE_BYTES = 4 * 1024 ** 2
const TRIES = 5
const AGAIN_MS = 1000

/** Uploads a backup in pieces, then has it read. */
export function useUpload(onDone: (name: string) => void) {
  const [percent, setPercent] = useState(0)
  const upload = useChange(
    async (file: File) => {
      setPercent(0)
      const name = await sendAll(file, (bytes) => setPercent(Math.floor((bytes / file.size) * 100)))
      await deskFetch('POST', `/backups/${name}/verify`)
      return name
    },
    ['/backups'],
    { onSuccess: onDone },
  )
  return { upload, percent }
}

async function sendAll(file: File, told: (bytes: number) => void) {
  const random = crypto.getRandomValues(new Uint8Array(16))
  const id = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  let at = 0
  for (;;) {
    const path = withQuery('/backups', { id, at, size: file.size })
    const taken = await persistently(() =>
      deskFetch<{ have: number; name?: string }>('PUT', path, file.slice(at, at + PIECE_BYTES)),
    )
    if (taken.name) return taken.name
    at = taken.have
    told(at)
  }
}

/** Tries again where the shop was not reached: a piece may be sent twice. */
async function persistently<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof DeskError && error.status === 0 && tries < TRIES)) throw error
      await new Promise((go) => setTimeout(go, AGAIN_MS))
    }
}
