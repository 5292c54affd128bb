import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { freePages, freeRegions, pageSizeOf } from '../../../database/erasures/free-regions'
import type { Find, Hit } from './finder'

export interface StoredHit extends Hit {
  /** Where nothing is stored any more: only a new writing of the file overwrites it. */
  freed: boolean
}

const BLOCK = 1024 * 1024

/** The bytes of a SQLite file, its freed ones included. Others may write it meanwhile. */
export async function searchSqliteBytes(path: string, find: Find) {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const read = (from: number, length: number) => {
      const bytes = Buffer.alloc(Math.min(length, Math.max(0, size - from)))
      readSync(file, bytes, 0, bytes.length, from)
      return bytes
    }
    const header = read(0, 100)
    const hits: StoredHit[] = []
    if (header.length < 100) return { hits, bytes: size }
    const pageSize = pageSizeOf(header)
    const pageOf = (number: number) => read((number - 1) * pageSize, pageSize)
    const free = freePages(header, pageOf)
    const isFreed = (at: number) => {
      const page = Math.floor(at / pageSize) + 1
      if (free.has(page)) return true
      const place = at % pageSize
      const regions = freeRegions(pageOf(page), page === 1)
      return regions.some(({ from, until }) => place >= from && place < until)
    }
    for (let from = 0; from < size; from += BLOCK) {
      for (const hit of find(read(from, BLOCK), { loose: true }))
        hits.push({ ...hit, at: from + hit.at, freed: isFreed(from + hit.at) })
      await turn() // others' requests come in between
    }
    return { hits, bytes: size }
  } finally {
    closeSync(file)
  }
}
