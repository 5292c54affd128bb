import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoPictureFile } from './demo-picture.server'

const folder = mkdtempSync(join(tmpdir(), 'shop-demo-pictures-'))
for (const name of ['7-11', '7-12', '8-1', '9-21', '9-22'])
  writeFileSync(join(folder, `${name}.webp`), '')

test.each([
  ['7-12', '7-12'],
  ['8-1', '8-1'],
  ['7-1', '7-11'],
  ['7-5', '7-11'],
  ['9-22', '9-22'],
  ['9-1', '9-21'],
  ['9-11', '9-21'],
  ['9-12', '9-22'],
  ['9-14', '9-21'],
])('demo picture %s is the file of %s', (name, file) => {
  expect(demoPictureFile(folder, name)).toBe(join(folder, `${file}.webp`))
})

test.each(['7-6', '7-13', '9-16', '9-23', '8-2', '10-1'])('there is no demo picture %s', (name) => {
  expect(demoPictureFile(folder, name)).toBeUndefined()
})
