import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '../../tests/support/files/own-folder'
import { folderOf, writeWhole } from './folder.server'

const base = ownFolder()

test('a reader sees one whole file of many writers, and nothing is left beside it', async () => {
  const folder = folderOf(undefined, base, 'many')
  const texts = Array.from({ length: 20 }, (_, at) => Buffer.alloc(200_000, at))
  await writeWhole(folder, 'deep/down/one.eml', Buffer.alloc(200_000, 99))
  const writing = Promise.all(texts.map((text) => writeWhole(folder, 'deep/down/one.eml', text)))
  let done = false
  void writing.then(() => {
    done = true
  })
  while (!done) {
    const read = readFileSync(join(folder.path, 'deep/down/one.eml'))
    expect([read.length, new Set(read).size]).toEqual([200_000, 1])
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(readdirSync(join(folder.path, 'deep/down'))).toEqual(['one.eml'])
})

test('a shared folder that is away is not recreated, and is used again when it is back', async () => {
  const shared = join(base, 'shared')
  mkdirSync(shared)
  const folder = folderOf(shared, base, 'unused')
  await writeWhole(folder, 'a.eml', Buffer.from('a'))
  renameSync(shared, `${shared}-away`)
  await expect(writeWhole(folder, 'b.eml', Buffer.from('b'))).rejects.toThrow('ENOENT')
  await expect(writeWhole(folder, 'deep/b.eml', Buffer.from('b'))).rejects.toThrow('ENOENT')
  expect(existsSync(shared)).toBe(false)
  renameSync(`${shared}-away`, shared)
  await writeWhole(folder, 'b.eml', Buffer.from('b'))
  expect(readdirSync(shared).sort()).toEqual(['a.eml', 'b.eml'])
})

test('a write that fails leaves no half file', async () => {
  mkdirSync(join(base, 'taken', 'name.eml'), { recursive: true })
  const folder = folderOf(join(base, 'taken'), base, 'unused')
  await expect(writeWhole(folder, 'name.eml', Buffer.from('x'))).rejects.toThrow()
  expect(readdirSync(folder.path)).toEqual(['name.eml'])
})
