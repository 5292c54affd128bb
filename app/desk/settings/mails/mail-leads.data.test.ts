import { expect, test } from 'vitest'
import { onSqliteByDay } from '../../../../tests/support/databases'
import { mailsOfDemo } from '../../../../tests/support/mails/mails-of-demo'
import { setSettings } from '../../../../tests/support/settings/set-settings'
import { formatMoney } from '../../../texts/currency.server'

const eachDatabase = onSqliteByDay('it reads the words of mails')
const CARRIER = { name: 'Parcel Post', link: 'https://parcels.example/follow?number={number}' }

eachDatabase('where mails lead', (open) => {
  const { made, rendered } = mailsOfDemo(open)
  const html = async (name: string) => (await rendered(name, 'en')).mail.html
  const text = async (name: string) => (await rendered(name, 'en')).mail.text
  const buttons = async (name: string) =>
    (await html(name)).match(/<a [^>]*class="m-button"[^>]*>/g) ?? []

  test('the button of a parcel follows it where its service has an address', async () => {
    expect((await buttons('order-shipped')).join()).toContain('/orders/')
    await setSettings(made.db, { 'shipping.carriers': [CARRIER] })
    const [button = '', ...more] = await buttons('order-shipped')
    expect(button).toContain('parcels.example')
    expect(more).toEqual([])
    expect(await text('order-shipped')).toMatch(/View your order https:\S+\/orders\//)
  })

  test('name, articles and their pictures lead to the shop', async () => {
    const letter = await html('order-paid')
    expect(letter).toMatch(/<a href="https:\/\/shop\.example\/"[^>]*>Exclusive</)
    expect(letter).toMatch(/shop\.example\/shop\/41\?variant=\d+"/)
    expect(letter.match(/class="m-picture"/g)).toHaveLength(2)
  })

  test('a letter to the shop leads to the desk', async () => {
    const { order } = await rendered('new-order', 'en')
    expect(await buttons('new-order')).toEqual([
      expect.stringContaining(`href="https://shop.example/desk/orders/${order?.number}"`),
    ])
    expect((await buttons('review-held')).join()).toContain('https://shop.example/desk/reviews')
    expect((await buttons('return-to-answer')).join()).toContain('shop.example/desk/returns')
  })

  test('a cancelled order reads as no bill; a refund says its tax', async () => {
    const { order } = await rendered('order-cancelled', 'en')
    const total = formatMoney('en', order?.total ?? 0)
    const [, below = ''] = (await text('order-cancelled')).split('Your articles')
    expect(below).toContain(order?.items[0]?.title)
    expect(below).not.toContain(total)
    expect(await text('order-refunded')).toMatch(/Refund\s+\$[\d.]+\s+Includes Vat 15%\s+\$[\d.]+/)
  })

  test('the amount to pay leads a mail of bank instructions, as its title', async () => {
    const { mail, order } = await rendered('bank-instructions', 'en')
    expect(mail.text).toContain(`Please transfer ${formatMoney('en', order?.total ?? 0)}`)
    expect(mail.text).toMatch(/Reference[\s\S]+Account holder/)
  })

  test('a code comes after what there is to confirm', async () => {
    const welcome = await text('newsletter-welcome')
    expect(welcome).toMatch(/Confirm my address[\s\S]+WELCOME/)
  })
})
