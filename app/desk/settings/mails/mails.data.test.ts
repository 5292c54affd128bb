import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskCaller, identityOf } from '../../../../tests/support/desk/desk-caller'
import { contentOf, fillOtherTables } from '../../../../tests/support/filled-tables'
import { order } from '../../../../tests/support/merchant-commands'
import { placed } from '../../../../tests/support/placed-order'
import { LANGUAGES } from '../../../business'
import { registerBackInStockMails } from '../../../catalogue/back-in-stock/register-mails.server'
import { registerContentMails } from '../../../content/register-mails.server'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { registerCodeMails } from '../../../identity/service/mailed-codes/code-mail.server'
import { renderTemplate, templateNames } from '../../../mail/templates.server'
import { registerOrderMails } from '../../../orders/register-mails.server'
import { registerReviewMails } from '../../../reviews/register-mails.server'
import { settings } from '../../../settings/settings.server'
import { settings as deskTexts } from '../../../texts/desk/en/settings'
import { registerStaffMails } from '../../staff/register-mails.server'
import { KNOWN_MAILS } from './known-mails.server'
import { mailPart } from './mail-editor'
import { registerTestMails, TEST_MAIL } from './test-mail.server'

eachDatabase('mails beside their texts', (open) => {
  let caller: ReturnType<typeof deskCaller>
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
    registerContentMails()
    registerReviewMails()
    registerBackInStockMails()
    registerStaffMails()
    registerTestMails()
    registerCodeMails()
    await order(db, 'bank', 'APP3')
    caller = deskCaller(db)
  })
  const preview = (words: unknown) =>
    caller.ask('owner', 'POST', '/settings/mails/order-paid/preview', { language: 'fr', words })

  test('a mail has texts of its own and shared ones', async () => {
    const of = (name: string) => caller.ask('viewer', 'GET', `/settings/mails/${name}/words`)
    const { words, shared } = (await of('order-paid')).body
    const paths = (list: { path: string }[]) => list.map(({ path }) => path)
    expect(paths(words)).toEqual(
      ['subject', 'title', 'text'].map((one) => `mails.orderPaid.${one}`),
    )
    expect(paths(shared)).toContain('mails.greeting')
    expect((await of('nothing')).status).toBe(404)
  })

  test('a preview shows typed words and stores none', async () => {
    const typed = { 'mails.orderPaid.title': 'Merci <b>mille</b>', 'mails.orderPaid.text': null }
    const { body } = await preview(typed)
    expect(body.errors).toEqual({})
    expect(body.html).toContain('Merci &lt;b&gt;mille&lt;/b&gt;')
    expect(settings().words.fr).toEqual({})
    expect((await preview({})).body.html).not.toContain('Merci &lt;b')
  })

  test('a wrong text is reported at its path, and the others are shown', async () => {
    const { body } = await preview({
      'mails.orderPaid.subject': 'Payé',
      'mails.orderPaid.title': 'Merci mille fois',
      'mails.nothing': 'x',
    })
    expect(body.errors).toMatchObject({
      'mails.orderPaid.subject': 'leaves out {number}',
      'mails.nothing': expect.stringContaining('there is no text'),
    })
    expect(body.html).toContain('Merci mille fois')
    for (const wrong of [undefined, 7, { 'mails.orderPaid.title': 7 }])
      expect((await preview(wrong)).status).toBe(422)
  })

  test('every mail previews in every language without side effects', async () => {
    await fillOtherTables(db)
    const { number } = await placed(db)
    const unconfirmed = { payment: 'cash_on_delivery', status: 'awaiting_confirmation' } as const
    await db
      .updateTable('orders')
      .set({ ...unconfirmed, confirm_hash: 'sample', confirm_by: Date.now() + 1e7 })
      .where('number', '=', number)
      .execute()
    const { number: online } = await placed(db)
    await db.updateTable('orders').set({ payment: 'test' }).where('number', '=', online).execute()
    const kinds = ['return', 'withdrawal'] as const
    const filled = db.selectFrom('order_returns').selectAll().limit(1)
    const one = await filled.executeTakeFirstOrThrow()
    await db
      .insertInto('order_returns')
      .values(
        kinds.map((kind, at) => ({ ...one, id: kind, request_key: kind, kind, sequence: 8 + at })),
      )
      .execute()
    const known = (await caller.ask('viewer', 'GET', '/settings/mails')).body.mails as string[]
    expect(known.sort()).toEqual(Object.keys(deskTexts.mails.names).sort())
    const parts = new Set<string>()
    for (const name of known) {
      const { body } = await caller.ask('viewer', 'GET', `/settings/mails/${name}/words`)
      for (const { path } of [...body.words, ...body.shared]) parts.add(mailPart(path))
    }
    const named = Object.keys(deskTexts.mails.parts)
    expect([...parts].filter((part) => !named.includes(part))).toEqual([])
    const shown = new Set(Object.values(KNOWN_MAILS).map(({ template }) => template))
    const ofTests = [TEST_MAIL, 'greeting'] // Other tests of this process register the latter.
    expect(templateNames().filter((name) => !shown.has(name) && !ofTests.includes(name))).toEqual(
      [],
    )
    const before = await contentOf(db)
    for (const name of known)
      for (const language of LANGUAGES) {
        const path = `/settings/mails/${name}/preview`
        const { status, body } = await caller.ask('owner', 'POST', path, { language, words: {} })
        expect([name, language, status]).toEqual([name, language, 200])
        expect(`${body.subject} ${body.html}`).not.toMatch(/undefined|\{\w+\}|NaN/)
      }
    expect(await contentOf(db)).toEqual(before)
  })

  test('a preview shows a mail’s own typed text, and mails to the desk have none', async () => {
    const ownOf = async (name: string) => {
      const { words } = (await caller.ask('viewer', 'GET', `/settings/mails/${name}/words`)).body
      return words.map(({ path }: { path: string }) => path)
    }
    const reset = await ownOf('password-reset')
    expect(reset).toContain('identityMails.PASSWORD_RESET.title')
    expect(await ownOf('return-accepted')).toContain('returnMails.sendTo')
    expect(await ownOf('desk-device')).toEqual([])
    const words = { 'identityMails.PASSWORD_RESET.title': 'Choose another' }
    const path = '/settings/mails/password-reset/preview'
    const { body } = await caller.ask('owner', 'POST', path, { language: 'en', words })
    expect(body.html).toContain('Choose another')
  })

  test('a test mail goes to whoever asks, with inert links', async () => {
    const owner = identityOf('owner')
    owner.staff.id = 'filled'
    for (const name of ['password-reset', 'desk-invite', 'newsletter-welcome']) {
      const asked = { language: 'de' }
      const sent = await caller.ask(owner, 'POST', `/settings/mails/${name}/test`, asked)
      expect(sent.body).toEqual({ to: 'owner@shop.example' })
    }
    const jobs = await db
      .selectFrom('jobs')
      .select('payload')
      .where('payload', 'like', `%"${TEST_MAIL}"%`)
      .execute()
    const mails = jobs.map(({ payload }) => JSON.parse(payload))
    expect(mails).toHaveLength(3)
    const tokens = await db.selectFrom('mailed_codes').selectAll().execute()
    for (const { language, data } of mails)
      expect((await renderTemplate(TEST_MAIL, language, data)).html).toContain('sample')
    expect(await db.selectFrom('mailed_codes').selectAll().execute()).toEqual(tokens)
    const test = (name: string) => caller.ask('owner', 'POST', `/settings/mails/${name}/test`, {})
    for (const name of ['nothing', 'desk-test', '__proto__', 'constructor'])
      expect((await test(name)).status).toBe(404)
  })
})
