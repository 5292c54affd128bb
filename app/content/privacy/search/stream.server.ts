import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Duplex } from 'node:stream'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import { openZip } from '../../../files/zip.server'
import type { Find, Hit } from './finder'

export const CHUNK = 1024 * 1024
/** The bytes searched again with the next chunk, as a word may span both. */
const OVERLAP = 4096
/** Hits nearer than this to an end of a chunk are left to the other search of it. */
const EDGE = OVERLAP / 2
/** The most bytes of an archive's unpacked entry: no sheet and no mail is larger. */
const MOST_UNPACKED = 4 * 1024 ** 3

interface SearchedStream {
  hits: Hit[]
  bytes: number
}

export const SQLITE_MAGIC = Buffer.from('SQLite format 3\0')

const UNPACK = new Map<string, () => Duplex>([
  ['1f8b', () => createGunzip({ chunkSize: CHUNK })],
  ['28b52ffd', () => createZstdDecompress({ chunkSize: CHUNK })],
])
const BROTLI = () => createBrotliDecompress({ chunkSize: CHUNK })

/** Searches a file, or what is packed in it: gzip, zstd, brotli (`.br`) or zip. */
export async function searchFile(path: string, find: Find): Promise<SearchedStream> {
  const magic = (await firstBytes(path, 4)).toString('hex')
  if (magic === '504b0304') return searchZip(path, find)
  const unpack =
    UNPACK.get(magic.slice(0, 4)) ??
    UNPACK.get(magic) ??
    (path.endsWith('.br') ? BROTLI : undefined)
  const file = createReadStream(path, { highWaterMark: CHUNK })
  if (!unpack) return searchStream(file, find)
  const unpacked = unpack()
  file.once('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  return searchStream(unpacked, find)
}

export async function firstBytes(path: string, length: number) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function searchZip(path: string, find: Find): Promise<SearchedStream> {
  const zip = await openZip(path)
  const searched: SearchedStream = { hits: [], bytes: 0 }
  try {
    for (const name of zip.entries.keys()) {
      const { hits, bytes } = await searchStream(await zip.stream(name, MOST_UNPACKED), find)
      searched.hits.push(...hits, ...find(Buffer.from(name)))
      searched.bytes += bytes
    }
  } finally {
    zip.close()
  }
  return searched
}

/** Searches a stream. Words in a database's pages have no edges: values stand side by side. */
export async function searchStream(
  stream: AsyncIterable<Buffer>,
  find: Find,
): Promise<SearchedStream> {
  const hits: Hit[] = []
  let bytes = 0
  let kept: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  let loose: boolean | undefined
  for await (const chunk of stream) {
    loose ??= chunk.subarray(0, SQLITE_MAGIC.length).equals(SQLITE_MAGIC)
    const all = Buffer.concat([kept, chunk])
    hits.push(...within(find(joined(all), { loose }), kept.length - EDGE, all.length - EDGE))
    bytes += chunk.length
    kept = Buffer.from(all.subarray(-OVERLAP))
  }
  hits.push(...within(find(joined(kept), { loose }), kept.length - EDGE, kept.length))
  return { hits, bytes }
}

const within = (hits: Hit[], from: number, until: number) =>
  hits.filter(({ at }) => at >= from && at < until)

/** Joins lines: quoted-printable (RFC 2045, 6.7) may break one inside a word. */
function joined(bytes: Buffer) {
  if (!bytes.includes('=\n') && !bytes.includes('=\r\n')) return bytes
  return Buffer.from(bytes.toString('latin1').replace(/=\r?\n/g, ''), 'latin1')
}
