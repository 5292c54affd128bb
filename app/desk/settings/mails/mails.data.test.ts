import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskCaller } from '../../../../tests/support/desk/desk-caller'
import { placed } from '../../../../tests/support/placed-order'
import { seedDemo } from '../../../catalogue/seed.server'
import { setDatabase } from '../../../database/current.server'
import { registerOrderMails } from '../../../orders/mails/register-mails.server'
import { settings } from '../../../settings/settings.server'

eachDatabase('mails beside their texts', (open) => {
  let caller: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    const db = await open()
    setDatabase(db)
    registerOrderMails()
    await seedDemo(db)
    await placed(db)
    caller = deskCaller(db)
  })
  const preview = (words: unknown) =>
    caller.ask('viewer', 'POST', '/settings/mails/order-paid/preview', { language: 'fr', words })

  test('a mail has texts of its own and those it shares', async () => {
    const of = (name: string) => caller.ask('viewer', 'GET', `/settings/mails/${name}/words`)
    const { words, shared } = (await of('order-paid')).body
    const paths = (list: { path: string }[]) => list.map(({ path }) => path)
    expect(paths(words)).toEqual(
      ['subject', 'title', 'text'].map((one) => `mails.orderPaid.${one}`),
    )
    expect(paths(shared)).toContain('mails.greeting')
    expect((await of('nothing')).status).toBe(404)
  })

  test('it is shown in words as they are typed, and nothing of them is stored', async () => {
    const typed = { 'mails.orderPaid.title': 'Merci <b>mille</b>', 'mails.orderPaid.text': null }
    const { body } = await preview(typed)
    expect(body.errors).toEqual({})
    expect(body.html).toContain('Merci &lt;b&gt;mille&lt;/b&gt;')
    expect(settings().words.fr).toEqual({})
    expect((await preview({})).body.html).not.toContain('Merci &lt;b')
  })

  test('a text that is wrong is told at its path, and the others are shown', async () => {
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
})
