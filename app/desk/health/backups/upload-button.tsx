import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { DeskError, deskFetch, useChange, withQuery } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Notice, useReason } from '../../kit/notice'

/** The bytes that the server takes at a time (MOST_PIECE_BYTES). */
const PIECE_BYTES = 4 * 1024 ** 2
const TRIES = 5
const AGAIN_MS = 1000

/** Chooses and uploads a backup, and says how far it is. */
export function UploadButton() {
  const { upload: texts } = useDeskTexts().health.backups
  const reason = useReason()
  const { upload, percent } = useUpload((name) => void toast(fill(texts.done, { name })))
  const name = upload.isPending ? upload.variables.name : undefined
  return (
    <>
      <FileTrigger
        acceptedFileTypes={['.tar', '.sqlite']}
        onSelect={(files) => {
          const [file] = files ?? []
          if (file) upload.mutate(file)
        }}
      >
        <Button icon="upload" busy={upload.isPending}>
          {texts.choose}
        </Button>
      </FileTrigger>
      {name && (
        <p role="status" className="w-full text-muted">
          {fill(texts.sending, { name, percent })}
        </p>
      )}
      {upload.error && (
        <div className="w-full">
          <Notice tone="bad" title={fill(texts.failed, { reason: reason(upload.error) })} />
        </div>
      )}
    </>
  )
}

/** Uploads a backup in pieces, then has it read. */
function useUpload(onDone: (name: string) => void) {
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
