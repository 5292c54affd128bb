import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type Folder, writeWhole } from '../files/folder.server'
import { Busy, turns } from '../http/bounds/turns.server'
import { log } from '../http/log.server'
import { watchCache } from '../http/metrics.server'
import { bounded, singleFlight, TooMany } from '../sandbox/bounded.server'
import type { PictureFormat } from '../ui/picture-sources'
import { demoPictureFile } from './demo-picture.server'
import { drawMaster, drawSize, drawTile } from './draw.server'
import { type Masters, MastersAway, NoAnswer } from './masters.server'
import { trimming } from './trim-sizes.server'

const MEMORY_BYTES = 32 * 1024 * 1024
const FAILED_MS = 60_000
const FAILED_BYTES = 1024 * 1024
const ENTRY_BYTES = 200
/** The pictures drawn at a time. One core is left to the pages where there are two. */
const AT_A_TIME = Math.max(1, Math.min(2, availableParallelism() - 1))

interface PictureFolders {
  /** The folder of pictures that ship with the shop: `{id}-{n}.webp`. */
  demoFolder: string
  /** Holds what this machine drew; it may be deleted at any time and fills again. */
  sizes: Folder
  mostSizesBytes: number
  masters: Masters
  fetchBytes: (address: string) => Promise<Buffer>
  /** A picture that is away is not asked for again for this many milliseconds. */
  awayMs?: number
}

export interface SizedPicture {
  bytes: Buffer
  /** False for the grey tile sent while a picture fails. */
  lasting: boolean
}

/** The source of a picture. Without an address it comes from the kept masters, or not at all. */
export type Master = { demo: string } | { name: string; address?: string }

/** Draws sized pictures, each once on a machine; disk keeps all, memory the most used. */
export function sizedPictures({ demoFolder, sizes, mostSizesBytes, ...place }: PictureFolders) {
  const memory = new LRUCache<string, SizedPicture>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + ENTRY_BYTES,
  })
  const failed = new LRUCache<string, true>({
    maxSize: FAILED_BYTES,
    sizeCalculation: (_, name) => 2 * name.length + ENTRY_BYTES,
    ttl: FAILED_MS,
  })
  watchCache('pictures', () => memory.calculatedSize + failed.calculatedSize)
  const once = singleFlight<SizedPicture | undefined>()
  const drawing = turns({ width: AT_A_TIME, waiting: 1000, ofOne: 250 })
  const asked = pictureSource(place)
  const trim = trimming(sizes.path, mostSizesBytes)

  const nameOf = (master: Master) =>
    'demo' in master ? `demo/${master.demo}` : `products/${master.name}`
  const keyOf = (master: Master, width: number, format: PictureFormat) =>
    `${nameOf(master)}/${width}.${format}`

  async function draw(master: Master, width: number, format: PictureFormat) {
    const from = (file: string) => drawing(() => drawSize(file, width, format))
    if ('demo' in master) {
      const file = demoPictureFile(demoFolder, master.demo)
      return file === undefined ? undefined : from(file)
    }
    const { name, address } = master
    const found = await asked.find(name)
    if (found === undefined)
      return address === undefined ? undefined : from(await asked.fetch(name, address))
    try {
      return await from(found)
    } catch (error) {
      if (error instanceof Busy || error instanceof TooMany || address === undefined) throw error
      return from(await asked.fetch(name, address)) // The kept master is damaged.
    }
  }

  async function make(
    master: Master,
    width: number,
    format: PictureFormat,
  ): Promise<SizedPicture | undefined> {
    const key = keyOf(master, width, format)
    const made = await readFile(join(sizes.path, key)).catch(() => undefined)
    if (made) return remember(key, made)
    const name = nameOf(master)
    if (failed.has(name)) return { bytes: await drawTile(width, format), lasting: false }
    try {
      const bytes = await draw(master, width, format)
      if (!bytes) return undefined
      // A full disk stores nothing, but the picture can still be sent.
      await writeWhole(sizes, key, bytes).then(
        () => trim.wrote(bytes.length),
        () => {},
      )
      return remember(key, bytes)
    } catch (error) {
      // The picture itself is sound.
      if (error instanceof MastersAway || error instanceof Busy || error instanceof TooMany)
        throw error
      failed.set(name, true)
      return { bytes: await drawTile(width, format), lasting: false }
    }
  }

  function remember(key: string, bytes: Buffer): SizedPicture {
    const made = { bytes, lasting: true }
    memory.set(key, made)
    return made
  }

  return {
    inMemory: (master: Master, width: number, format: PictureFormat) =>
      memory.get(keyOf(master, width, format)),
    /**
     * Returns a picture, never wider than its master; the tile when its source failed; undefined
     * when it is unknown. Throws MastersAway, and Busy or TooMany while more are asked for than can
     * be drawn.
     */
    sized: (master: Master, width: number, format: PictureFormat) =>
      once(keyOf(master, width, format), () => make(master, width, format)),
    figures: () => ({ entries: memory.size, bytes: memory.calculatedSize + failed.calculatedSize }),
  }
}

const AWAY_MS = 5000
const MOST_AWAY = 10_000
const LOGGED_EACH_MS = 60_000
const ALL = 'all'

interface Sources {
  masters: Masters
  fetchBytes: (address: string) => Promise<Buffer>
  awayMs?: number
}

/**
 * Finds and fetches masters once for all who ask at the same time. A master whose source is away is
 * not asked for again for a while.
 */
function pictureSource({ masters, fetchBytes, awayMs = AWAY_MS }: Sources) {
  const away = new LRUCache<string, MastersAway>({ max: MOST_AWAY, ttl: awayMs })
  const findOnce = singleFlight<string | undefined>()
  const fetchOnce = singleFlight<string>()
  const finding = bounded(8, 2000)
  const fetching = bounded(4, 200)
  let loggedAt = -Infinity

  async function unlessAway<T>(name: string, ask: () => Promise<T>) {
    const known = away.get(ALL) ?? away.get(name)
    if (known) throw known
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof MastersAway)) throw error
      away.set(error instanceof NoAnswer ? ALL : name, error)
      if (Date.now() - loggedAt > LOGGED_EACH_MS) {
        loggedAt = Date.now()
        log.error({ err: error, picture: name }, 'a picture is away')
      }
      throw error
    }
  }

  return {
    /** Returns the file to draw from. Throws MastersAway and TooMany. */
    find: (name: string) =>
      findOnce(name, () => finding(() => unlessAway(name, () => masters.find(name)))),
    /** Fetches a master from its source and keeps it. Throws what the source does wrong, too. */
    fetch: (name: string, address: string) =>
      fetchOnce(name, () =>
        fetching(() =>
          unlessAway(name, async () =>
            masters.keep(name, await drawMaster(await fetchBytes(address))),
          ),
        ),
      ),
  }
}
