import { useEffect, useRef, useState } from 'react'
import { MOST_PICTURE_BYTES } from '../../files/pictures/picture-kind'
import { fill } from '../../texts/fill'
import { DeskError, deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useReason } from '../kit/notice'

/** Uploads files one after another, in their order; `kept` receives each. */
export function useUploads(kept: (address: string, path: string) => void) {
  const { pictures: texts } = useDeskTexts().products
  const reason = useReason()
  const [waiting, setWaiting] = useState<string[]>([])
  const [failed, setFailed] = useState<string[]>([])
  const latest = useRef(kept)
  useEffect(() => {
    latest.current = kept
  })
  const queue = useRef(Promise.resolve())
  const one = async (file: File) => {
    try {
      if (file.size > MOST_PICTURE_BYTES) throw new Error(fill(texts.tooLarge, { name: file.name }))
      const { address, path } = await deskFetch<{ address: string; path: string }>(
        'POST',
        '/products/pictures',
        file,
      )
      latest.current(address, path)
    } catch (error) {
      const said =
        error instanceof DeskError
          ? fill(texts.failed, { name: file.name, reason: reason(error) })
          : (error as Error).message
      setFailed((before) => [...before, said])
    }
    setWaiting((before) => before.filter((name) => name !== file.name))
  }
  const upload = (files: File[]) => {
    setFailed([])
    setWaiting((before) => [...before, ...files.map(({ name }) => name)])
    for (const file of files) queue.current = queue.current.then(() => one(file))
  }
  return { upload, waiting, failed }
}
