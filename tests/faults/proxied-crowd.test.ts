import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { FRONTS } from '../support/network/fronts'
import { freshDatabase } from '../support/seeded/fresh-database'
import { check, prepare } from './market'
import { proxiedCrowd } from './proxied-crowd'

/** More by command: `PROXIED_KILLS=100 npm exec vitest -- run tests/faults/proxied-crowd`. */
const KILLS = Number(process.env.PROXIED_KILLS ?? 4)

for (const front of FRONTS)
  describe.skipIf(!front.present || !inject('postgresUrl'))(
    `three shops behind ${front.name}`,
    () => {
      test(`nothing is lost or doubled while ${KILLS} servers are ended, by a request or by hand`, async () => {
        const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-proxied-'))
        const databaseUrl = await freshDatabase(inject('postgresUrl'), process.env.SEEDED_DATABASE)
        const where = { engine: 'postgres', databaseUrl, dataDir } as const
        try {
          await prepare(where)
          const { market, codes, pages, strangers, lost, faults, endings, deaths } =
            await proxiedCrowd({
              ...{ front, where, kills: KILLS },
            })
          expect([...faults, ...market.faults]).toEqual([])
          expect(lost, 'requests that could be repeated').toEqual([])
          expect(codes).toEqual([0, 0, 0])
          expect(endings, 'requests that ended a server').toBe(Math.ceil(KILLS / 2))
          expect(deaths, 'no request was given to a second server after it ended one').toBe(KILLS)
          expect(pages).toBeGreaterThan(100)
          expect(strangers).toBeGreaterThan(100)
          const unanswered = market.purchases.filter(({ placed, refused }) => !placed && !refused)
          expect(unanswered.length).toBeLessThanOrEqual(12) // It is what each buyer last asked for.
          await check(where, market, 1)
        } finally {
          rmSync(dataDir, { recursive: true, force: true })
        }
      }, 300_000)
    },
  )
