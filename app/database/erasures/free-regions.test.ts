import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { bytesOf } from '../../../tests/support/erasing/raw-bytes'
import { ownFolder } from '../../../tests/support/files/own-folder'
import { freeRegions, pageSizeOf } from './free-regions'

const folder = ownFolder()

function standing(file: DatabaseSync, path: string, word: string) {
  const used = new Set(
    file
      .prepare('select pageno from dbstat')
      .all()
      .map((row) => row.pageno),
  )
  const bytes = bytesOf(path)
  const size = pageSizeOf(bytes)
  const pageOf = (number: number) => bytes.subarray((number - 1) * size, number * size)
  const [all, freed] = [[] as number[], [] as number[]]
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) {
    all.push(at)
    const page = Math.floor(at / size) + 1
    const regions = freeRegions(pageOf(page), page === 1)
    const isFreed = regions.some(({ from, until }) => at % size >= from && at % size < until)
    if (!used.has(page) || isFreed) freed.push(at)
  }
  return { all: all.length, freed: freed.length }
}

test.each([512, 4096, 65_536])(
  'pages of %i bytes tell stored rows from what deleted rows left',
  (size) => {
    const path = join(folder, `${size}.sqlite`)
    const file = new DatabaseSync(path)
    file.exec(`pragma page_size = ${size}; pragma synchronous = off; begin; create table people (id integer primary key, name text);
    create index names on people (name)`)
    const add = file.prepare('insert into people (name) values (?)')
    for (let at = 0; at < 3000; at++) add.run(`${at % 3 === 0 ? 'zuleika' : 'ana'} ${at % 40}`)
    file.exec('commit')
    const full = standing(file, path, 'zuleika')
    expect(full.all - full.freed).toBe(2000)
    file.exec(`update people set name = 'erased' where id % 2 = 0 and name like 'zuleika%'`)
    const half = standing(file, path, 'zuleika')
    expect(half.all - half.freed).toBe(1000)
    file.exec('delete from people')
    const gone = standing(file, path, 'zuleika')
    expect(gone.all).toBeGreaterThan(0)
    expect(gone.freed).toBe(gone.all)
    file.exec('vacuum')
    expect(standing(file, path, 'zuleika')).toEqual({ all: 0, freed: 0 })
    file.close()
  },
)
