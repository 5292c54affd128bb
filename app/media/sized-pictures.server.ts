import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { Busy, turns } from '../http/bounds/turns.server'
import type { PictureFormat } from '../ui/picture-sources'
import { bounded, singleFlight, TooMany } from './bounded.server'

sharp.concurrency(1) // leaves a core to the pages
sharp.cache(false)

const MOST_PIXELS = 50_000_000
const MASTER_WIDTH = 1280
const MEMORY_BYTES = 32 * 1024 * 1024
const QUALITY = { avif: { quality: 55, effort: 2 }, webp: { quality: 78 } } as const
const TILE = '#f5f5f5'
const FAILED_MS = 60_000
const FAILED_BYTES = 1024 * 1024
const ENTRY_BYTES = 200
/** One core is left to the pages where there are two. */
const AT_A_TIME = Math.max(1, Math.min(2, availableParallelism() - 1))

export interface Place {
  /** Pictures that ship with the shop: `{id}-{n}.webp`. */
  demoFolder: string
  storedFolder: string
  fetchBytes: (address: string) => Promise<Buffer>
}

export interface Made {
  bytes: Buffer
  /** False for the grey tile sent while a picture fails. */
  lasting: boolean
}

export type Master = { demo: string } | { name: string; address: string }

/** Each picture is made once; all are stored on disk, the most used in memory. */
export function sizedPictures({ demoFolder, storedFolder, fetchBytes }: Place) {
  const memory = new LRUCache<string, Made>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + ENTRY_BYTES,
  })
  const failed = new LRUCache<string, true>({
    maxSize: FAILED_BYTES,
    sizeCalculation: (_, name) => 2 * name.length + ENTRY_BYTES,
    ttl: FAILED_MS,
  })
  const once = singleFlight<Made | undefined>()
  const fetchOnce = singleFlight<string>()
  const drawing = turns({ width: AT_A_TIME, waiting: 1000, ofOne: 250 })
  const fetching = bounded(4, 200)

  const nameOf = (master: Master) =>
    'demo' in master ? `demo/${master.demo}` : `products/${master.name}`
  const keyOf = (master: Master, width: number, format: PictureFormat) =>
    `${nameOf(master)}/${width}.${format}`

  async function masterFile(master: Master) {
    if ('demo' in master) {
      const file = join(demoFolder, `${master.demo}.webp`)
      return existsSync(file) ? file : undefined
    }
    const file = join(storedFolder, 'products', master.name, 'master.webp')
    if (existsSync(file)) return file
    return fetchOnce(master.name, () =>
      fetching(async () => {
        const bytes = await fetchBytes(master.address)
        const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        const sound = await image
          .rotate()
          .resize({
            width: MASTER_WIDTH,
            height: MASTER_WIDTH,
            fit: 'inside',
            withoutEnlargement: true,
          })
          .webp({ quality: 92 })
          .toBuffer()
        await store(file, sound)
        return file
      }),
    )
  }

  async function make(
    master: Master,
    width: number,
    format: PictureFormat,
  ): Promise<Made | undefined> {
    const key = keyOf(master, width, format)
    const file = join(storedFolder, key)
    const made = await readFile(file).catch(() => undefined)
    if (made) return remember(key, made)
    const name = nameOf(master)
    if (failed.has(name)) return tile(width, format)
    try {
      const source = await masterFile(master)
      if (!source) return undefined
      const bytes = await drawing(() =>
        sharp(source, { limitInputPixels: MOST_PIXELS })
          .resize({ width, withoutEnlargement: true })
          [format](QUALITY[format])
          .toBuffer(),
      )
      await store(file, bytes)
      return remember(key, bytes)
    } catch (error) {
      if (error instanceof Busy || error instanceof TooMany) throw error // the picture is sound
      failed.set(name, true)
      return tile(width, format)
    }
  }

  function remember(key: string, bytes: Buffer): Made {
    const made = { bytes, lasting: true }
    memory.set(key, made)
    return made
  }

  return {
    inMemory: (master: Master, width: number, format: PictureFormat) =>
      memory.get(keyOf(master, width, format)),
    /** Never wider than its master; the tile when it failed; undefined when unknown. */
    sized: (master: Master, width: number, format: PictureFormat) =>
      once(keyOf(master, width, format), () => make(master, width, format)),
    figures: () => ({ entries: memory.size, bytes: memory.calculatedSize + failed.calculatedSize }),
  }
}

/** Writes beside and renames, so that a process that ends half-way leaves no half picture. */
async function store(file: string, bytes: Buffer) {
  await mkdir(dirname(file), { recursive: true })
  const half = `${file}.${randomUUID()}`
  await writeFile(half, bytes)
  await rename(half, file)
}

async function tile(width: number, format: PictureFormat): Promise<Made> {
  const side = Math.min(width, 640)
  const bytes = await sharp({
    create: { width: side, height: side, channels: 3, background: TILE },
  })
    [format](QUALITY[format])
    .toBuffer()
  return { bytes, lasting: false }
}
