import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { PRICE_BUCKETS } from '../../../business.ts'
import type { Base } from './base.ts'
import { shared } from './shared-arrays.ts'

interface Kind {
  name: string
  format: string
}

/** The kind of an index snapshot. Raise `format` when its content changes: old files are ignored. */
const INDEX: Kind = {
  name: 'catalogue-index.snapshot',
  format: `exclusive-index 5 ${endianness()} ${crc32(JSON.stringify(PRICE_BUCKETS))}\n`,
}
export const WORDS: Kind = {
  name: 'catalogue-words.snapshot',
  format: `exclusive-words 4 ${endianness()}\n`,
}
const PREAMBLE = 128
const ALIGNED = 8
/** The size of one write or read; the system refuses more than 2 GB at once. */
const PIECE = 64 * 1024 * 1024
/** A half-written file of this age is left over from a crash. */
const LEFT_OVER_MS = 600_000

const TYPES = { Int32Array, Uint8Array, Uint16Array, Uint32Array }

interface ArrayPlace {
  arrayType: keyof typeof TYPES
  at: number
  length: number
}

/** Writes a snapshot under a temporary name until it is on disk; a crash keeps the old one. */
export function writeSnapshot(folder: string, base: object, kind = INDEX) {
  const { name } = kind
  removeLeftOver(folder, name)
  const unfinished = join(folder, `${name}.${process.pid}.tmp`)
  const file = openSync(unfinished, 'w', 0o600)
  try {
    try {
      const parts = partsOf(base)
      const length = parts.reduce((sum, part) => sum + part.byteLength, PREAMBLE)
      const header = parts[0]?.byteLength ?? 0
      const checksum = parts.reduce((sum, part) => crc32(part, sum), header)
      for (const part of [preambleOf(kind, length, checksum, header), ...parts])
        writeWhole(file, part)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(unfinished, join(folder, name))
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Reads a snapshot; 'unusable' means that it is cut, damaged or of another format. */
export function readSnapshot<Kept = Base>(
  folder: string,
  kind = INDEX,
): Kept | 'unusable' | undefined {
  let file: number
  try {
    file = openSync(join(folder, kind.name), 'r')
  } catch {
    return undefined
  }
  try {
    const { size } = fstatSync(file)
    const preamble = Buffer.alloc(PREAMBLE)
    readSync(file, preamble, 0, PREAMBLE, 0)
    const numbers = preamble.toString('latin1', kind.format.length).split('\n')[0]?.split(' ') ?? []
    const [length = 0, checksum = 0, header = 0] = numbers.map(Number)
    if (!preamble.equals(preambleOf(kind, length, checksum, header))) return 'unusable'
    if (length !== size) return 'unusable'
    const bytes = shared.bytes(size - PREAMBLE)
    readWhole(file, bytes)
    if (crc32(bytes, header) !== checksum) return 'unusable'
    return keptIn(bytes, header) as Kept
  } finally {
    closeSync(file)
  }
}

/** Returns the file's first bytes. The checksum covers all after it and `header`'s length. */
function preambleOf({ format }: Kind, length: number, checksum: number, header: number) {
  const preamble = Buffer.alloc(PREAMBLE)
  preamble.write(`${format}${length} ${checksum} ${header}\n`)
  return preamble
}

/** Returns the parts to write: scalars in JSON, then each array, at multiples of eight bytes. */
function partsOf(base: object): Uint8Array[] {
  const arrays: Uint8Array[] = []
  let at = 0
  const header = JSON.stringify(base, (_, value) => {
    if (!ArrayBuffer.isView(value)) return value
    const place = {
      arrayType: value.constructor.name,
      at,
      length: value.byteLength / (value as Uint8Array).BYTES_PER_ELEMENT,
    }
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    const rest = new Uint8Array(padded(bytes.length) - bytes.length)
    arrays.push(bytes, rest)
    at += bytes.length + rest.length
    return place
  })
  const text = Buffer.from(header)
  return [Buffer.concat([text], padded(text.length)), ...arrays]
}

const padded = (length: number) => Math.ceil(length / ALIGNED) * ALIGNED

function keptIn(bytes: Uint8Array, header: number) {
  const text = Buffer.from(bytes.buffer, 0, header).toString().replace(/\0+$/, '')
  return JSON.parse(text, (_, value: ArrayPlace | null) => {
    const Type = value?.arrayType && TYPES[value.arrayType]
    return Type ? new Type(bytes.buffer as ArrayBuffer, header + value.at, value.length) : value
  })
}

function writeWhole(file: number, bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; )
    at += writeSync(file, bytes, at, Math.min(PIECE, bytes.length - at))
}

function readWhole(file: number, bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(file, bytes, at, Math.min(PIECE, bytes.length - at), PREAMBLE + at)
    if (read === 0) throw new Error('the file became shorter')
    at += read
  }
}

function removeLeftOver(folder: string, kind: string) {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(kind) || !name.endsWith('.tmp')) continue
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > LEFT_OVER_MS) rmSync(path, { force: true })
  }
}

export const snapshotPath = (folder: string, kind = INDEX) => join(folder, kind.name)
