import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BadSetting } from '../config.server'
import { type Folder, writeWhole } from '../files/folder.server'
import { kindOf } from '../files/pictures/picture-kind'
import { BucketRefused, type S3Bucket } from './bucket.server'
import { type Masters, MastersAway, masterPath, NoAnswer } from './masters.server'

/** The copy lies beside the sizes drawn from it, and is deleted with them to make room. */
const copyPath = (name: string) => `products/${name}/copy.webp`

/** Keeps masters in a bucket under the paths of a folder; `copies` are for drawing. */
export function bucketMasters(bucket: S3Bucket, copies: Folder): Masters {
  const copy = (name: string, bytes: Buffer) =>
    writeWhole(copies, copyPath(name), bytes).catch((cause) => {
      throw new MastersAway(`DATA_DIR cannot be written: ${cause.message}`, { cause })
    })
  return {
    async find(name) {
      const file = join(copies.path, copyPath(name))
      if (existsSync(file)) return file
      const bytes = await bucket.get(masterPath(name))
      return bytes && kindOf(bytes) === 'webp' ? copy(name, bytes) : undefined
    },
    async keep(name, bytes) {
      await bucket.put(masterPath(name), bytes)
      return copy(name, bytes)
    },
    async list() {
      const keys = await bucket.list('products/')
      return keys.flatMap((key) => /^products\/([\w-]+)\/master\.webp$/.exec(key)?.[1] ?? []).sort()
    },
    read: (name) => bucket.get(masterPath(name)),
    async remove(name) {
      await bucket.remove(masterPath(name))
      const drawn = dirname(join(copies.path, copyPath(name)))
      await rm(drawn, { recursive: true, force: true }).catch((cause) => {
        throw new MastersAway(`DATA_DIR cannot be written: ${cause.message}`, { cause })
      })
    },
  }
}

/** Checks the bucket. Throws BadSetting on a lasting fault; returns a line when it is away. */
export async function tryBucket(bucket: S3Bucket, name: string): Promise<string | undefined> {
  try {
    await bucket.put('shop-was-here', Buffer.from('The shop writes this at each start.\n'))
    await bucket.get('no-such-picture')
    return undefined
  } catch (error) {
    if (error instanceof NoAnswer || (error instanceof BucketRefused && error.status >= 500))
      return error.message
    throw new BadSetting(`${hintOf(error, name)} (${(error as Error).message})`)
  }
}

function hintOf(error: unknown, name: string) {
  const { status = 0, reason = '' } = error instanceof BucketRefused ? error : {}
  if (reason === 'NoSuchBucket')
    return `There is no bucket "${name}": set PICTURES_S3_BUCKET to one`
  if (reason === 'AccessDenied')
    return `PICTURES_S3_ACCESS_KEY may not write, read and list the bucket "${name}"`
  if (status === 401 || status === 403)
    return 'PICTURES_S3_ACCESS_KEY and PICTURES_S3_SECRET_KEY are refused'
  if ((status >= 300 && status < 400) || reason === 'AuthorizationHeaderMalformed')
    return `The bucket "${name}" is elsewhere: set PICTURES_S3_REGION and PICTURES_S3_ENDPOINT to its own`
  return `PICTURES_S3_ENDPOINT is not usable as an S3 store with the bucket "${name}"`
}
