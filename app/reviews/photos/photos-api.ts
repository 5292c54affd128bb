import { resolve } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { type Context, Hono, type Next } from 'hono'
import { LANGUAGES } from '../../business'
import { config } from '../../config.server'
import { db } from '../../database/current.server'
import { uploadFolder, withUpload } from '../../files/uploads.server'
import { BodyTooLarge, limitUpload } from '../../http/body-limits.server'
import { shares } from '../../http/bounds/client-shares.server'
import { isForeignForm } from '../../http/pages/own-origin.server'
import { clientAddress, isPrivate, limiter } from '../../http/rate-limits.server'
import { TooMany } from '../../sandbox/bounded.server'
import { Overrun } from '../../sandbox/overrun'
import { sandbox } from '../../sandbox/sandbox.server'
import { fill } from '../../texts/fill'
import { languageOf } from '../../texts/language'
import { textsOf } from '../../texts/texts.server'
import { mayReview } from '../review-rules'
import { findReviewable, type LineId } from '../write-review.server'
import { MOST_FORM_BYTES } from './photo-rules'
import { type SentPhotos, withSentPhotos } from './sent-photos.server'

const PAGE = '/orders/:token/review/:line'
const PAGES = [PAGE, `/:language{${LANGUAGES.slice(1).join('|')}}${PAGE}`]

/** Forms of strangers wait for each other, and never for the merchant's pictures. */
const forms = sandbox({ width: 1, waiting: 20, seconds: 40, memoryMb: 768, idleSeconds: 30 })

/** Forms that arrive at a time: each may be 40 MB of the disk. */
const MOST_ARRIVING = 12
const arriving = shares({ most: MOST_ARRIVING, ofOne: 4 })

const byNetwork = limiter('review-photos', { points: 60, seconds: 3600 })
const byOrder = limiter('review-photos-order', { points: 20, seconds: 3600, per: 'account' })

/**
 * Takes a review's form with photos before its page: the body goes into a file, and a process of its
 * own reads it. The page gets the words as a short form, and the photos beside it.
 */
export function reviewPhotosApi() {
  const app = new Hono()
  app.on('POST', PAGES, async (c, next) => {
    const { raw } = c.req
    const type = raw.headers.get('Content-Type') ?? ''
    if (!/^multipart\/form-data\b/i.test(type) || isForeignForm(raw)) return next()
    const asked = c.req.param('line') ?? ''
    const line = { token: c.req.param('token') ?? '', line: asked.replace(/\.data$/, '') }
    const found = await findReviewable(db, line)
    if (!found) return next()
    const limit = limitUpload(MOST_FORM_BYTES, () => tooLarge(raw.url))
    return limit(c, () => read(c, next, { type, line }))
  })
  app.onError((error, c) => {
    if (!(error instanceof BodyTooLarge)) throw error
    const response = tooLarge(c.req.url)
    response.headers.set('Connection', 'close') // The rest of the body was not read.
    return response
  })
  return app
}

/** Answers in plain words: scripts make photos small, so that only a form without them is so large. */
function tooLarge(url: string) {
  const { photosTooLarge } = textsOf(languageOf(url)).review
  return new Response(fill(photosTooLarge, { most: MOST_FORM_BYTES / 1024 / 1024 }), {
    status: 413,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

interface Asked {
  type: string
  line: LineId
}

async function read(c: Context, next: Next, { type, line }: Asked) {
  const { raw } = c.req
  const client = clientAddress()
  const release = arriving.take(isPrivate(client) ? crypto.randomUUID() : client)
  const { fields, ...sent }: Read = release
    ? await withUpload(
        uploadFolder(resolve(config.DATA_DIR)),
        raw.body as ReadableStream | null,
        (file) => readForm(file, type, line),
      ).finally(release)
    : { ...NOTHING, failure: 'away' }
  const body = new URLSearchParams(fields).toString()
  const headers = new Headers(raw.headers)
  headers.set('Content-Type', 'application/x-www-form-urlencoded')
  headers.set('Content-Length', String(Buffer.byteLength(body)))
  c.req.raw = new Request(raw.url, { method: 'POST', headers, body, signal: raw.signal })
  return withSentPhotos(sent, next)
}

type Read = SentPhotos & { fields: [string, string][] }

const NOTHING: Read = { fields: [], photos: [], faults: [] }

/** Reads a form's file. Photos are drawn only where the review may still change, and not too often. */
async function readForm(file: string, type: string, line: LineId): Promise<Read> {
  const found = await findReviewable(db, line)
  const open = found && mayReview(found.order.status) && (found.review?.state ?? 'held') === 'held'
  const few =
    open && (await byNetwork.take(clientAddress())) && (await byOrder.take(String(found.orderId)))
  const made = await inSandbox({ file, type, draw: Boolean(few) })
  return open && !few ? { ...made, failure: 'tooMany' } : made
}

/** Reads the words alone where the photos ended the process that drew them. */
async function inSandbox(given: { file: string; type: string; draw: boolean }): Promise<Read> {
  try {
    const read = await forms.run('readReviewForm', given)
    return 'unreadable' in read ? { ...NOTHING, failure: 'unreadable' } : read
  } catch (error) {
    if (error instanceof TooMany) return { ...NOTHING, failure: 'away' }
    if (!(error instanceof Overrun)) throw error
    if (!given.draw) return { ...NOTHING, failure: 'unreadable' }
    const words = await inSandbox({ ...given, draw: false })
    return { ...words, faults: [{ file: '', fault: 'damaged' }] }
  }
}
