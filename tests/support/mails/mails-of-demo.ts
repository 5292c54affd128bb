import { afterAll, beforeAll } from 'vitest'
import type { Language } from '../../../app/business'
import { config, setConfig } from '../../../app/config.server'
import { setDatabase } from '../../../app/database/current.server'
import type { Database } from '../../../app/database/tables.server'
import type { OpenDatabase } from '../databases'
import { BILLING } from '../shopper'
import { type MailScene, mailOf, mailScene } from './mail-scene'

/** Makes the demo at https://shop.example with something for each kind of mail to be about. */
export function mailsOfDemo(open: OpenDatabase) {
  const made = {} as { db: Database; scene: MailScene }
  const origin = config.ORIGIN
  beforeAll(async () => {
    made.db = await open('seeded')
    setDatabase(made.db)
    setConfig({ ...config, ORIGIN: 'https://shop.example' })
    const bought = { varied: 41, plain: 1, billing: BILLING, language: 'en' as const }
    made.scene = await mailScene(made.db, bought)
  }, 60_000)
  afterAll(() => setConfig({ ...config, ORIGIN: origin }))
  const rendered = (name: string, language: Language) => mailOf(made.db, made.scene, name, language)
  return { made, rendered }
}
