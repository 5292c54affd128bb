import { createHash, hash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import {
  DATABASE_ENTRY,
  type ListedEntry,
  MANIFEST_ENTRY,
  type Manifest,
  mostBytesOf,
  parsedManifest,
} from './archive-format'
import { BadBackup } from './bad-backup'

const CHUNK = 1024 * 1024

/** Stores or drops the bytes of an entry, whose name is one that a backup may hold. */
type TakeEntry = (path: string, body: AsyncIterable<Uint8Array>) => Promise<unknown>

/**
 * Reads a whole archive in one pass, hands each entry to `take`, and compares what was read with the
 * manifest. Throws BadBackup: then nothing that `take` stored may be used.
 */
export async function readArchive(path: string, take: TakeEntry = drop): Promise<Manifest> {
  const bytes = statSync(path).size
  const read: ListedEntry[] = []
  let about: Manifest | undefined
  try {
    for await (const entry of entriesOf(path)) {
      if (about) throw new BadBackup(`${path} is damaged: something follows its manifest`)
      const name = checkedName(path, entry, bytes)
      if (name === MANIFEST_ENTRY)
        about = parsedManifest(String(await buffer(entry.body)), (one) =>
          hash('sha256', one, 'hex'),
        )
      else read.push(await readEntry(name, entry.body, take))
    }
  } catch (error) {
    if (error instanceof BadBackup || (error as NodeJS.ErrnoException).syscall) throw error
    throw new BadBackup(`${path} is damaged or no backup of a shop`, { cause: error })
  }
  if (!about) throw new BadBackup(`${path} is damaged: it was cut short, its manifest is missing`)
  refuseDifferent(path, read, about)
  return about
}

function entriesOf(path: string): AsyncIterable<ParsedTarEntry> {
  const file = Readable.toWeb(createReadStream(path, { highWaterMark: CHUNK }))
  const decoder = createTarDecoder({ strict: true })
  return (file as ReadableStream<Uint8Array>).pipeThrough(
    decoder as never,
  ) as unknown as AsyncIterable<ParsedTarEntry>
}

/** Refuses links, folders, unknown names and sizes beyond the file, before a byte is stored. */
function checkedName(
  path: string,
  { header: { name, type, size } }: ParsedTarEntry,
  bytes: number,
) {
  const most = mostBytesOf(name)
  if (type !== 'file' || !most)
    throw new BadBackup(
      `${path} is refused: it holds ${JSON.stringify(name.slice(0, 100))} (${type}), which no backup does`,
    )
  if (size > Math.min(most, bytes))
    throw new BadBackup(
      `${path} is damaged or cut short: ${name} in it claims to have ${size} bytes`,
    )
  return name
}

async function readEntry(name: string, body: AsyncIterable<Uint8Array>, take: TakeEntry) {
  const digest = createHash('sha256')
  const entry = { path: name, size: 0, sha256: '' }
  async function* hashed() {
    for await (const chunk of body) {
      digest.update(chunk)
      entry.size += chunk.length
      yield chunk
    }
  }
  await take(name, hashed())
  return { ...entry, sha256: digest.digest('hex') }
}

async function drop(_path: string, body: AsyncIterable<Uint8Array>) {
  for await (const _ of body);
}

function refuseDifferent(path: string, read: readonly ListedEntry[], { entries }: Manifest) {
  const found = new Map(read.map((one) => [one.path, one]))
  if (found.size !== read.length)
    throw new BadBackup(`${path} is damaged: an entry stands in it twice`)
  for (const listed of entries) {
    const one = found.get(listed.path)
    if (one?.size !== listed.size || one.sha256 !== listed.sha256)
      throw new BadBackup(
        `${path} is damaged: ${listed.path} is ${one ? 'not as it was written' : 'missing'}`,
      )
    found.delete(listed.path)
  }
  const [more] = found.keys()
  if (more) throw new BadBackup(`${path} is damaged: its manifest does not name ${more}`)
  if (!read.some((one) => one.path === DATABASE_ENTRY))
    throw new BadBackup(`${path} is damaged: the database is missing`)
}
