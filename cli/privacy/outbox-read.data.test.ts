import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { config, readConfig, setConfig } from '../../app/config.server'
import { exportPerson } from '../../app/content/privacy/privacy.server'
import { eachPlace } from '../../tests/support/databases'
import { EMAIL, ZULEIKA } from '../../tests/support/erasing/known-person'
import { seededShop } from '../../tests/support/merchant-commands'
import { placed } from '../../tests/support/placed-order'

eachPlace('the outbox read for a person', (place) => {
  const seeded = seededShop(place)
  const before = config
  beforeAll(() => setConfig(readConfig({ DATA_DIR: seeded.here.dataDir })))
  afterAll(() => setConfig(before))

  test('the search skips files that others finish or remove meanwhile', async () => {
    await placed(seeded.db, { billing: ZULEIKA })
    const outbox = join(seeded.here.dataDir, 'outbox')
    mkdirSync(outbox, { recursive: true })
    for (const wait of [1, 3, 9]) {
      const paths = Array.from({ length: 1000 }, (_, at) => join(outbox, `other_${at}.eml.part`))
      for (const path of paths) writeFileSync(path, 'To: ana@example.com')
      const exported = exportPerson(seeded.db, EMAIL)
      await sleep(wait)
      for (const path of paths.reverse()) rmSync(path)
      expect(await exported).toMatchObject({ email: EMAIL })
    }
  })
})
