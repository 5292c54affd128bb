import { readSnapshot, writeSnapshot } from '../../app/catalogue/index/base/snapshot.server.ts'

// This writes the snapshot of a folder over and over, to be killed in between.
const folder = process.argv[2] as string
const base = readSnapshot(folder)
if (!base || base === 'unusable') throw new Error('nothing to write')
for (let version = base.version + 1; ; version++) {
  writeSnapshot(folder, { ...base, version })
  process.stdout.write(`${version}\n`)
}
