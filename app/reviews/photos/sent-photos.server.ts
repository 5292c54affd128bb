import { AsyncLocalStorage } from 'node:async_hooks'
import type { PhotoFault } from './photo-rules'

/** What became of a form with photos before its page is asked (photos-api.ts). */
export interface SentPhotos {
  /** The pictures as they are kept. */
  photos: Uint8Array[]
  faults: PhotoFault[]
  /** Why nothing of the form was read, or its photos were not. */
  failure?: 'tooMany' | 'away' | 'unreadable'
}

const sent = new AsyncLocalStorage<SentPhotos>()

export const withSentPhotos = <Result>(photos: SentPhotos, next: () => Result) =>
  sent.run(photos, next)

/** Returns the photos that came with the request; undefined for a form without files. */
export const sentPhotos = () => sent.getStore()
