import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../tests/support/databases'
import { type MailScene, mailOf, mailScene } from '../tests/support/mails/mail-scene'
import { shownWords, writtenWords } from '../tests/support/mails/mail-words'
import { beginPottery } from '../tests/support/settings/begun-pottery'
import { demoWords, namesDemoCountry, POTTERY_BILLING } from '../tests/support/settings/second-shop'
import type { Database } from './database/tables.server'
import { KNOWN_MAILS } from './desk/settings/mails/known-mails.server'
import { buttonColour } from './mail/frame/mail-colours'

/** A mail of the desk is in its language, English. */
const OF_THE_DESK = /^desk-/

eachDatabase('the mails of a second shop', (open) => {
  let db: Database
  let scene: MailScene
  beforeAll(async () => {
    db = await open()
    await beginPottery(db)
    const bought = { varied: 105, plain: 101, billing: POTTERY_BILLING, language: 'de' as const }
    scene = await mailScene(db, bought)
  }, 60_000)

  test.each(Object.keys(KNOWN_MAILS))(
    '%s is the shop’s own, and says nothing of the demo',
    async (name) => {
      const { mail, order } = await mailOf(db, scene, name, 'de')
      const all = `${mail.subject}\n${mail.text}\n${mail.html}`
      expect(demoWords(all)).toBeNull()
      expect(namesDemoCountry(all)).toBe(false)
      expect(all).not.toMatch(/\$/)
      expect(mail.text).toContain('Töpferei Huber')
      expect(mail.html).toContain(buttonColour('#1a4d8f'))
      expect(writtenWords(mail.text)).toEqual(shownWords(mail.html))
      if (order && /^order-(confirmation|paid|shipped)$/.test(name)) {
        for (const said of ['Größe: 24 cm', '€', 'Enthaltene MwSt. 20 %', '1010', 'Österreich'])
          expect(mail.text.replace(/[\u00a0\u202f]/g, ' ')).toContain(said)
        expect(mail.text).toContain(`/de/orders/${order.token}/withdraw`)
      }
      if (!OF_THE_DESK.test(name)) expect(mail.html).toContain('lang="de"')
    },
  )
})
