import { z } from 'zod'
import { parseJson } from '../../input/parsed'

/** The names of an archive's entries: the manifest is the last, and names all others. */
export const DATABASE_ENTRY = 'shop.sqlite'
export const KEYS_ENTRY = 'desk.key'
export const MANIFEST_ENTRY = 'manifest.json'

const PICTURE = /^pictures\/([\w-]{1,100})\.webp$/

export const pictureEntry = (name: string) => `pictures/${name}.webp`

/** Returns the name of the picture that an entry holds. */
export const pictureOfEntry = (entry: string) => PICTURE.exec(entry)?.[1]

const MB = 1024 ** 2
const MOST_BYTES: Record<string, number> = {
  [DATABASE_ENTRY]: Number.MAX_SAFE_INTEGER,
  [KEYS_ENTRY]: MB / 16,
  [MANIFEST_ENTRY]: 512 * MB,
}
const MOST_PICTURE_BYTES = 64 * MB

/** Returns the most bytes of an entry; undefined for a name that no backup holds. */
export const mostBytesOf = (entry: string) =>
  Object.hasOwn(MOST_BYTES, entry) ? MOST_BYTES[entry] : pictureOfEntry(entry) && MOST_PICTURE_BYTES

export interface ListedEntry {
  path: string
  /** Bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
}

const manifest = z.object({
  format: z.literal(1),
  /** The time at which the backup was made, in ISO 8601. */
  made: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The newest migration of the database. */
  schema: z.string(),
  entries: z.array(
    z.object({
      path: z.string(),
      size: z.number(),
      sha256: z.string(),
    }) satisfies z.ZodType<ListedEntry>,
  ),
  /** What the backup does not hold, and why, in sentences. */
  leftOut: z.array(z.string()),
})

/** Describes an archive. */
export type Manifest = z.infer<typeof manifest>

/** Wraps a manifest together with its own hash, which `hashOf` makes of its text. */
export const writtenManifest = (about: Manifest, hashOf: (text: string) => string) =>
  `${JSON.stringify({ about, sha256: hashOf(JSON.stringify(about)) }, undefined, 1)}\n`

/** Reads a manifest. Throws where it was changed. */
export function parsedManifest(text: string, hashOf: (text: string) => string): Manifest {
  const { about, sha256 } = z.object({ about: manifest, sha256: z.string() }).parse(parseJson(text))
  if (hashOf(JSON.stringify(about)) !== sha256) throw new Error('its manifest was changed')
  return about
}
