import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { readBounded } from '../input/read-bounded'
import { MastersAway, NoAnswer } from './masters.server'

const MOST_BYTES = 10 * 1024 * 1024
const MOST_MS = 10_000
const MOST_FAULT_BYTES = 4096
const TRIED_AGAIN = 2
const WAIT_MS = 50

interface BucketSettings {
  /** Example: `https://s3.eu-central-1.amazonaws.com`; the bucket is named in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** Thrown when the store refuses a request, with its code (such as `NoSuchBucket`). */
export class BucketRefused extends MastersAway {
  constructor(
    readonly status: number,
    readonly reason: string,
  ) {
    super(`the bucket of pictures answered ${status} ${reason}`.trim())
  }
}

export type S3Bucket = ReturnType<typeof openBucket>

/** Opens a bucket of any S3-compatible store. A redirect is refused, never followed. */
export function openBucket(
  { endpoint, bucket, region, accessKey, secretKey }: BucketSettings,
  { mostBytes = MOST_BYTES, mostMs = MOST_MS } = {},
) {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  })
  /** Sends the limit beside the request: undici loses one that only a collected Request follows. */
  const send = async (url: string, init: RequestInit, signal: AbortSignal) => {
    for (let again = 0; ; again++) {
      const response = await fetch(await client.sign(url, init), { signal })
      if (again === TRIED_AGAIN || (response.status < 500 && response.status !== 429))
        return response
      await response.body?.cancel()
      await setTimeout(Math.random() * WAIT_MS * 2 ** again, undefined, { signal })
    }
  }
  const ask = async <T>(
    { key, ...init }: { key: string; method: string; body?: Buffer<ArrayBuffer> },
    read: (response: Response) => Promise<T>,
  ) => {
    const url = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}/${key}`
    const signal = AbortSignal.timeout(mostMs)
    const headers = { 'X-Amz-Content-Sha256': hash('sha256', init.body ?? '', 'hex') }
    const request = { ...init, headers, redirect: 'manual' as const }
    const response = await send(url, request, signal).catch((cause) => {
      throw new NoAnswer(`the bucket of pictures does not answer: ${reasonOf(cause)}`, { cause })
    })
    return read(response).catch((cause) => {
      if (cause instanceof MastersAway) throw cause
      throw new MastersAway(`an object of the bucket was cut off: ${reasonOf(cause)}`, { cause })
    })
  }
  const get = (key: string) =>
    ask({ key, method: 'GET' }, async (response) => {
      if (response.status === 200) return readObject(response, mostBytes)
      const refused = await refusal(response)
      if (response.status === 404 && refused.reason !== 'NoSuchBucket') return undefined
      throw refused
    })
  return {
    /** Returns undefined when the object does not exist. */
    get,
    /** Lists all keys that begin with `prefix`, a thousand an answer (ListObjectsV2). */
    async list(prefix: string) {
      const keys: string[] = []
      for (let after: string | undefined = ''; after !== undefined; ) {
        const next = after && `&continuation-token=${encodeURIComponent(after)}`
        const page = await get(`?list-type=2${next}&prefix=${encodeURIComponent(prefix)}`)
        const { Contents = [], NextContinuationToken } = listParser.parse(
          String(page),
        ).ListBucketResult
        keys.push(...(Contents as { Key: string }[]).map(({ Key }) => Key))
        after = NextContinuationToken
      }
      return keys
    },
    /** Deletes an object; one that does not exist is no fault. */
    remove: (key: string) =>
      ask({ key, method: 'DELETE' }, async (response) => {
        if (![200, 204, 404].includes(response.status)) throw await refusal(response)
        await response.body?.cancel()
      }),
    put: (key: string, body: Buffer) =>
      ask({ key, method: 'PUT', body: Buffer.from(body) }, async (response) => {
        if (response.status !== 200) throw await refusal(response)
        await response.body?.cancel()
      }),
  }
}

const listParser = new XMLParser({
  isArray: (name) => name === 'Contents',
  parseTagValue: false,
})

const readObject = ({ body }: Response, mostBytes: number) =>
  readBounded(
    body,
    mostBytes,
    () => new MastersAway(`an object of the bucket is over ${mostBytes} bytes`),
  )

async function refusal(response: Response) {
  const text = await readObject(response, MOST_FAULT_BYTES).catch(() => Buffer.alloc(0))
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text.toString())?.[1]
  return new BucketRefused(response.status, code ?? '')
}

const reasonOf = ({ name, message, cause }: Error) =>
  [name, message, (cause as NodeJS.ErrnoException | undefined)?.code].filter(Boolean).join(' ')
