import { createHash, hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createTarPacker } from 'modern-tar'
import { type ListedEntry, MANIFEST_ENTRY, type Manifest, writtenManifest } from './archive-format'

export interface ArchiveEntry {
  path: string
  /** The exact number of bytes that `body` yields. */
  size: number
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * Writes a tar archive of mode 0600 as its entries come, synced, with a manifest of their hashes at
 * its end. Throws the disk's faults; an unfinished file stays.
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  describe: (entries: ListedEntry[]) => Manifest,
): Promise<Manifest> {
  const { readable, controller } = createTarPacker()
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(Readable.fromWeb(readable as never), file)
  const stored: ListedEntry[] = []
  const store = async () => {
    for await (const entry of entries) stored.push(await add(controller, entry))
    const about = describe(stored)
    const text = Buffer.from(writtenManifest(about, (one) => hash('sha256', one, 'hex')))
    await add(controller, { path: MANIFEST_ENTRY, size: text.length, body: [text] })
    controller.finalize()
    return about
  }
  const about = store().catch((error) => {
    controller.error(error)
    throw error
  })
  // A full disk ends the file first, and then the entries.
  const [ended] = await Promise.allSettled([written, about])
  const described = await about
  if (ended.status === 'rejected') throw ended.reason
  return described
}

async function add(
  controller: ReturnType<typeof createTarPacker>['controller'],
  { path, size, body }: ArchiveEntry,
): Promise<ListedEntry> {
  const digest = createHash('sha256')
  const writer = controller.add({ name: path, size, mode: 0o600 }).getWriter()
  writer.closed.catch(() => {}) // A write rejects as well.
  for await (const chunk of body) {
    digest.update(chunk)
    await writer.write(chunk)
  }
  await writer.close()
  return { path, size, sha256: digest.digest('hex') }
}
