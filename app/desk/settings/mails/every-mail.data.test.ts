import { beforeAll, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../../tests/support/databases'
import {
  previewedWords,
  shownLinks,
  shownWords,
  words,
  writtenLinks,
  writtenWords,
} from '../../../../tests/support/mails/mail-words'
import { mailsOfDemo } from '../../../../tests/support/mails/mails-of-demo'
import { picturesOfMails } from '../../../../tests/support/mails/picture-mails'
import { setSettings } from '../../../../tests/support/settings/set-settings'
import { BILLING } from '../../../../tests/support/shopper'
import { LANGUAGES } from '../../../business'
import { chosenIn } from '../../../catalogue/variants/known-options.server'
import { config, setConfig } from '../../../config.server'
import { renderTemplate } from '../../../mail/templates.server'
import { parcelLink } from '../../../orders/order/tracking-link.server'
import { settings } from '../../../settings/settings.server'
import { withColon } from '../../../texts/colon'
import { formatMoney } from '../../../texts/currency.server'
import { textsOf } from '../../../texts/texts.server'
import { KNOWN_MAILS } from './known-mails.server'

const eachDatabase = onSqliteByDay('it reads the words of mails')
const KINDS = Object.keys(KNOWN_MAILS)
const TABLE = KINDS.flatMap((name) => LANGUAGES.map((language) => [name, language] as const))
const CARRIER = { name: 'Parcel Post', link: 'https://parcels.example/follow?number={number}' }

/** Kinds that show articles, those among them that show the whole order, and those to the shop. */
const WITH_ARTICLES =
  /^(order-(confirmation|to-confirm|paid|shipped|cancelled|refunded)|new-order|(bank|online)-reminder|return-(requested|accepted|to-answer)|withdrawal-receipt|back-in-stock)/
const WHOLE = /^order-(confirmation|to-confirm|paid|shipped)$/
/** Their first words are a person's, or as short as a subject. */
const WITHOUT_PREVIEW = /^(contact-|desk-|return-to-answer)/
const TO_SHOP = /^(desk-|new-order|review-held|contact-message|return-to-answer)/

eachDatabase('every kind of mail', (open) => {
  const { made, rendered } = mailsOfDemo(open)
  beforeAll(() => setSettings(made.db, { 'shipping.carriers': [CARRIER] }))

  test.each(TABLE)('%s in %s says the same in HTML and in plain text', async (name, language) => {
    const { mail } = await rendered(name, language)
    expect(writtenWords(mail.text)).toEqual(shownWords(mail.html))
    expect(writtenLinks(mail.text)).toEqual(shownLinks(mail.html))
    const previewed = previewedWords(mail.html).join(' ')
    expect(writtenWords(mail.text).join(' ')).toContain(previewed)
    if (!WITHOUT_PREVIEW.test(name)) expect(previewed).not.toBe('')
    expect(mail.html).toContain(`lang="${name.startsWith('desk-') ? 'en' : language}"`)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  test.each(TABLE)('%s in %s says what it is about', async (name, language) => {
    const { mail, order } = await rendered(name, language)
    const t = textsOf(language)
    const has = (...facts: string[]) => {
      const text = words(`${mail.subject} ${mail.text}`).join(' ')
      for (const fact of facts) expect(text).toContain(words(fact).join(' '))
    }
    has(settings().shop.name)
    if (TO_SHOP.test(name)) expect(mail.text).not.toContain(t.mails.questions)
    else
      has(t.mails.questions, 'customer@exclusive.example', '+880 1511 112222', '111 Bijoy Sarani')
    if (!TO_SHOP.test(name)) expect(mail.text).toMatch(/shop\.example(\/\w\w)?\/contacts\b/)
    if (order) has(order.number.split('-')[1] ?? '')
    if (!WITH_ARTICLES.test(name)) return
    expect(mail.html).toMatch(/<img [^>]*src="https:\/\/shop\.example\/media\/[^"]+\.jpeg"/)
    if (!order) return
    const [line] = order.items
    if (!line) throw new Error('the order has no line')
    has(line.title, formatMoney(language, line.unitPrice, order.currency))
    for (const { name: option, value } of chosenIn(language, line.options ?? []))
      has(`${withColon(language, option)} ${value}`)
    if (!WHOLE.test(name)) return
    for (const amount of [line.lineTotal, order.subtotal, order.vat, order.total])
      has(formatMoney(language, amount, order.currency))
    has('2 ×', t.mails.deliverTo, '1205', t.mails.returnsTitle, t.mails.vat)
    expect(mail.text).toContain(`/orders/${order.token}/return`)
  })

  test('a guest’s first mail names post code and country, the mail of the paid order the street', async () => {
    const first = await rendered('order-confirmation', 'en')
    expect(first.mail.text).toContain('Bangladesh')
    expect(first.mail.text).toContain('on the page of your order')
    expect(first.mail.text).not.toMatch(/Lake Road|Ana|Rahman/)
    for (const name of ['order-paid', 'order-shipped']) {
      const { mail } = await rendered(name, 'en')
      expect(words(mail.text).join(' ')).toContain('Ana Rahman 1 Lake Road Dhaka 1205 Bangladesh')
      expect(mail.text).toContain('Hello Ana,')
    }
  })

  test('a parcel has its number and a link with a label to its service', async () => {
    const { mail } = await rendered('order-shipped', 'de')
    expect(mail.text).toContain('Paket: Parcel Post PP 4711 0815')
    const address = 'https://parcels.example/follow?number=PP%204711%200815'
    expect(mail.text).toContain(`Paket verfolgen ${address}`)
    expect(parcelLink({ carrier: ' parcel post', tracking: 'A&B' })).toContain('number=A%26B')
    expect(parcelLink({ carrier: 'PARCEL-post', tracking: 'A&B' })).toContain('number=A%26B')
    expect(parcelLink({ carrier: 'Parcel Post', tracking: 'PX-১২৩' })).toContain('number=PX-123')
    expect(parcelLink({ carrier: 'Another', tracking: 'A&B' })).toBeUndefined()
    expect(parcelLink({ carrier: 'Parcel Post' })).toBeUndefined()
    const whole = 'https://other.example/1'
    expect(parcelLink({ tracking: whole })).toBe(whole)
    for (const tracking of ['javascript:alert(1)', 'https://other.example/ 1'])
      expect(parcelLink({ tracking })).toBeUndefined()
    await setSettings(made.db, { 'shipping.carriers': undefined })
    expect((await rendered('order-shipped', 'de')).mail.text).not.toContain('Paket verfolgen')
    await setSettings(made.db, { 'shipping.carriers': [CARRIER] })
  })

  test('the right of withdrawal is named where the law gives it', async () => {
    const { token } = made.scene['withdrawal-receipt'].order
    const data = made.scene['withdrawal-receipt'].data
    const there = await KNOWN_MAILS['order-paid']?.render(made.db, 'en')
    expect(there?.text).toContain(`/orders/${token}/withdraw`)
    expect(data.orderId).toBeGreaterThan(0)
    expect((await rendered('order-paid', 'en')).mail.text).not.toContain('/withdraw')
  })

  test('without a public address no picture is asked for, and nothing else is missing', async () => {
    const { mail } = await rendered('order-paid', 'en')
    for (const address of [undefined, 'http://localhost:3000', 'http://127.0.0.1:3000']) {
      setConfig({ ...config, ORIGIN: address })
      const without = (await rendered('order-paid', 'en')).mail
      expect(without.html).not.toContain('<img')
      expect(writtenWords(without.text)).toEqual(writtenWords(mail.text))
    }
    setConfig({ ...config, ORIGIN: 'https://shop.example' })
  })

  test('moments are those of the shop’s clocks', async () => {
    expect((await rendered('bank-instructions', 'en')).mail.text).toMatch(/[AP]M GMT\+6/)
    await setSettings(made.db, { 'shop.timeZone': 'Europe/Vienna' })
    expect((await rendered('bank-instructions', 'de')).mail.text).toMatch(/\d\d:\d\d ME(S)?Z/)
    await setSettings(made.db, { 'shop.timeZone': undefined })
  })

  test('a merchant’s logo stands for the name, and is read as it', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 90"><path d="M0 0h9"/></svg>'
    await setSettings(made.db, { 'shop.logo': logo })
    const { mail } = await rendered('contact-receipt', 'en')
    expect(mail.html).toMatch(
      /<img src="https:\/\/shop\.example\/shop-logo\.png\?v=\w+" width="200"/,
    )
    expect(mail.html).toContain('alt="Exclusive"')
    expect(writtenWords(mail.text)).toEqual(shownWords(mail.html))
    await setSettings(made.db, { 'shop.logo': undefined })
  })

  test('names of strangers stay words, and begin no header', async () => {
    const bad = '<img src=x onerror=alert(1)>'
    const { id } = made.scene['order-shipped'].order
    const billing = JSON.stringify({ ...BILLING, firstName: bad, street: `"${bad}\r\nBcc: a@b.c` })
    const before = await made.db.selectFrom('orders').selectAll().where('id', '=', id).execute()
    const lines = made.db.selectFrom('order_lines').select(['position', 'title'])
    const titles = await lines.where('order_id', '=', id).execute()
    const sent = { billing, carrier: bad, tracking: 'javascript:alert(1)' }
    await made.db.updateTable('orders').set(sent).where('id', '=', id).execute()
    await made.db
      .updateTable('order_lines')
      .set({ title: bad })
      .where('order_id', '=', id)
      .execute()
    const { mail } = await rendered('order-shipped', 'en')
    expect(mail.html).not.toMatch(/<img src="?x|href="javascript:/)
    expect(mail.text).toContain(`Hello ${bad},`)
    expect(writtenWords(mail.text)).toEqual(shownWords(mail.html))
    for (const { position, title } of titles)
      await made.db
        .updateTable('order_lines')
        .set({ title })
        .where('order_id', '=', id)
        .where('position', '=', position)
        .execute()
    await made.db
      .updateTable('orders')
      .set(before[0] ?? {})
      .where('id', '=', id)
      .execute()
    const name = `Ana${String.fromCodePoint(13, 10)}Bcc: x@evil.example${String.fromCodePoint(8232)}`
    const message = { name, email: 'ana@mail.example', phone: '', message: '</p><script>' }
    const told = await renderTemplate('contact-message', 'en', message)
    expect(told.subject).toBe('Message from Ana Bcc: x@evil.example')
    expect(told.html).not.toContain('<script>')
    const email = 'boss?bcc=spy%40evil.example&x@mail.example'
    const odd = await renderTemplate('contact-message', 'en', { ...message, email })
    expect(odd.html).not.toContain('mailto:boss?bcc')
    expect(odd.text).toContain(email)
  })

  test.runIf(process.env.MAIL_PICTURES)(
    'docs/mails.md shows every kind',
    { timeout: 600_000 },
    () => picturesOfMails(KINDS, (name) => rendered(name, 'en')),
  )
})
