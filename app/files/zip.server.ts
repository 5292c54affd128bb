import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** The most entries: an archive with more is no folder of pictures. */
const MOST_ENTRIES = 100_000

/** Thrown when a file is no zip, is damaged, or names files outside; the message says which. */
export class UnusableZip extends Error {}

export interface Zip {
  /** The files by their paths within the archive. */
  entries: ReadonlyMap<string, Entry>
  /** Unpacks a file. Throws UnusableZip first if it would be larger than `mostBytes`. */
  stream(name: string, mostBytes: number): Promise<Readable>
  bytes(name: string, mostBytes: number): Promise<Buffer>
  close(): void
}

/** Opens an archive by its directory. Each entry is held to its stated size when unpacked. */
export async function openZip(path: string, mostEntries = MOST_ENTRIES): Promise<Zip> {
  const file = await openPromise(path, { autoClose: false }).catch(unusable)
  const entries = new Map<string, Entry>()
  try {
    let count = 0
    for await (const entry of file.eachEntry()) {
      if (++count > mostEntries) throw new UnusableZip(`more than ${mostEntries} files in it`)
      const { fileName } = entry
      if (fileName.endsWith('/')) continue
      if (entry.isEncrypted()) throw new UnusableZip(`${named(fileName)} in it has a password`)
      if (entries.has(fileName)) throw new UnusableZip(`${named(fileName)} stands in it twice`)
      entries.set(fileName, entry)
    }
    refuseOverlaps([...entries.values()])
  } catch (error) {
    file.close()
    throw unusableOf(error)
  }
  const stream = async (name: string, mostBytes: number) => {
    const entry = entries.get(name)
    if (!entry) throw new UnusableZip(`no ${name} in it`)
    if (entry.uncompressedSize > mostBytes)
      throw new UnusableZip(
        `${named(name)} in it is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB`,
      )
    return streamOf(file, entry)
  }
  return {
    entries,
    stream,
    async bytes(name, mostBytes) {
      const unpacked = await stream(name, mostBytes)
      return buffer(unpacked).catch(unusable)
    },
    close: () => file.close(),
  }
}

const LOCAL_HEAD_BYTES = 30

/** Refuses files that share their bytes: a few of those can unpack to petabytes. */
function refuseOverlaps(entries: Entry[]) {
  let end = 0
  for (const one of entries.sort(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    if (one.relativeOffsetOfLocalHeader < end)
      throw new UnusableZip(`${named(one.fileName)} in it shares its bytes with another`)
    end = one.relativeOffsetOfLocalHeader + LOCAL_HEAD_BYTES + one.compressedSize
  }
}

const named = (name: string) => (name.length > 100 ? `${name.slice(0, 100)}…` : name)

const streamOf = (file: ZipFile, entry: Entry) => file.openReadStreamPromise(entry).catch(unusable)

const unusable = (error: unknown): never => {
  throw unusableOf(error)
}

/** A fault of the disk is passed on as it is. */
const unusableOf = (error: unknown) =>
  (error as NodeJS.ErrnoException).syscall || error instanceof UnusableZip
    ? error
    : new UnusableZip(`not a sound zip archive: ${(error as Error).message}`)
