import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, setConfig } from '../../app/config.server'
import { pictureEntry } from '../../app/database/backups/archive-format'
import { masterPath } from '../../app/media/masters.server'
import { eachPlace } from '../../tests/support/databases'
import { seededShop } from '../../tests/support/merchant-commands'
import { makeWholeBackup } from './whole-backup'

const LATE = `own-${'f'.repeat(40)}`

eachPlace('a backup of a shop that goes on', (place) => {
  const seeded = seededShop(place)

  test('a picture that comes while the database is copied is in it', async () => {
    const { here, db } = seeded
    setConfig(readConfig(process.env))
    const media = join(here.dataDir, 'media')
    const made = await makeWholeBackup(db, join(here.dataDir, 'safe.tar'), (step) => {
      if (step !== 'Copies the database.') return
      mkdirSync(join(media, 'products', LATE), { recursive: true })
      writeFileSync(join(media, masterPath(LATE)), 'RIFF0000WEBP')
    })
    expect(made.pictures).toBe(1)
    expect(made.manifest.entries.map(({ path }) => path)).toContain(pictureEntry(LATE))
  })
})
