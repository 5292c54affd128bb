import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ownFolder } from '../../../tests/support/files/own-folder'
import { BadBackup } from './bad-backup'
import { inWorkingFolder } from './working-folder.server'

const parent = ownFolder()

const failing = (fail: (folder: string) => void) =>
  inWorkingFolder(parent, '.backup-', async (folder) => {
    writeFileSync(join(folder, 'shop.sqlite'), 'customers')
    fail(folder)
  }).then(
    () => undefined,
    (error) => error,
  )

test.each(['ENOSPC', 'EDQUOT'])(
  '%s is told as a full disk, and leaves no customer behind',
  async (code) => {
    const error = await failing(() => {
      throw Object.assign(new Error('write'), { code, syscall: 'write' })
    })
    expect(error).toBeInstanceOf(BadBackup)
    expect(error.message).toBe(`The disk of ${parent} is full: make room, or use another disk`)
    expect(readdirSync(parent)).toEqual([])
  },
)

test('a database that finds no room is told as a full disk', async () => {
  const error = await failing((folder) => {
    const file = new DatabaseSync(join(folder, 'copy.sqlite'))
    try {
      file.exec('create table t (a); pragma max_page_count = 2')
      file.exec('insert into t values (randomblob(100000))')
    } finally {
      file.close()
    }
  })
  expect(error).toBeInstanceOf(BadBackup)
  expect(error.message).toContain('is full')
})

test('any other fault stays what it is', async () => {
  const error = await failing(() => {
    throw new TypeError('a mistake')
  })
  expect(error).toBeInstanceOf(TypeError)
  expect(readdirSync(parent)).toEqual([])
})
