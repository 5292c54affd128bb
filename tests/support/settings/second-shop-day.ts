import { expect } from 'vitest'
import type { ProductForm } from '../../../app/catalogue/care/form/product-form'
import { storeMessage } from '../../../app/content/contact.server'
import type { Database } from '../../../app/database/tables.server'
import { askReturn } from '../../../app/orders/returns/ask-return.server'
import type { askingDesk } from '../desk/asking'
import { importing } from '../desk/importing'
import { placed } from '../placed-order'
import { POTTERY_BILLING } from './second-shop'

type Desk = ReturnType<typeof askingDesk>

const CUPS: ProductForm = {
  ...{ title: 'Tasse', description: 'Für Tee.', category: 'schalen', brand: null, colour: null },
  ...{
    slug: null,
    seo: {},
    tags: [],
    sku: null,
    gtin: null,
    weight: 30,
    price: 0,
    stock: 0,
    discount: 0,
  },
  ...{ taxClass: null, visible: true, warranty: '', shipping: '', returns: '' },
  ...{ pictures: [], texts: {}, options: [{ name: 'Größe', values: ['klein', 'groß'] }] },
  variants: ['klein', 'groß'].map((value, at) => ({
    ...{ values: [value], sku: `TASSE-${at}`, gtin: null, price: 1800 + 400 * at },
    ...{ compareAt: null, weight: null, stock: 9, pictures: [] },
  })),
}

/**
 * Does what the pottery's desk does in a day, and fails where the desk refuses it: orders are
 * packed, shipped, refunded and returned, one comes by phone, a product with variants is made and
 * edited, a file is imported, a coupon made and a message answered. Returns what addresses name.
 */
export async function potteryDay(db: Database, desk: Desk) {
  async function act(method: string, path: string, body: unknown) {
    const answer = await desk.ask(method, path, body, 'owner')
    const refused = answer.status < 300 ? undefined : { path, ...answer }
    expect(refused).toBeUndefined()
    return answer.body
  }
  const billed = (nth: number) => ({ ...POTTERY_BILLING, email: `kundin${nth}@mail.example` })
  const orders = []
  for (const nth of [1, 2, 3])
    orders.push(
      await placed(db, {
        ...{ productId: 101, quantity: 2, language: 'de', billing: billed(nth) },
        payment: nth < 3 ? 'bank' : 'cash_on_delivery',
      }),
    )
  const numbers = orders.map(({ number }) => number)
  const [first, second] = orders
  const [number = '', returned = ''] = numbers
  const all = (step: string, more = {}) =>
    act('POST', '/orders/bulk', { step, orders: numbers.map((one) => ({ number: one, ...more })) })
  for (const step of ['confirm', 'pay', 'pack', 'ship', 'deliver'])
    await all(step, step === 'ship' ? { carrier: 'Post', tracking: 'RR1', unconfirmed: true } : {})
  await act('POST', '/orders/invoices', { numbers })

  const versionOf = async (one: string) =>
    (await desk.ask('GET', `/orders/${one}`, undefined, 'owner')).body.version as number
  await act('POST', `/orders/${number}/refunds`, {
    ...{ lines: [{ line: 0, quantity: 1, restock: true }], reason: 'Ein Sprung' },
    ...{ key: crypto.randomUUID(), version: await versionOf(number) },
  })
  const lines = [{ position: 0, quantity: 1, reason: 'damaged' as const }]
  await askReturn(db, second?.token ?? '', { key: 'a', lines, note: 'Ein Sprung' })
  const answerTo = async (path: string, body: object) =>
    act('POST', `/orders/${returned}/returns/1/${path}`, {
      ...body,
      version: await versionOf(returned),
    })
  await answerTo('answer', { to: 'accepted' })
  await answerTo('answer', { to: 'received', restock: true })
  await answerTo('refund', {})

  const phoned = { items: [{ productId: 103, quantity: 1 }], payment: 'bank', language: 'de' }
  await act('GET', '/orders/sellable?q=Αμφορ', undefined)
  await act('POST', '/orders/quote', { ...phoned, billing: billed(4) })
  await act('POST', '/orders', {
    key: crypto.randomUUID(),
    order: { ...phoned, billing: billed(4) },
  })

  const made = await act('POST', '/products', { form: CUPS })
  const stock = Object.fromEntries(
    made.form.variants.map((one: { id: number; stock: number }) => [one.id, one.stock]),
  )
  await act('PUT', `/products/${made.id}`, {
    form: { ...made.form, title: 'Tasse, blau' },
    version: made.version,
    stock: { own: made.form.stock, variants: stock },
  })
  const goods = importing(() => ({ db, desk }))
  const { id: file } = await goods.checked('sku,title,category,price\nV-1,Vase,Vasen,59.00\n')
  await act('POST', `/imports/${file}/apply`, {})
  await goods.worked(file)

  await act('POST', '/coupons', { code: 'HERBST', kind: 'percent', amount: 10 })
  const writer = { name: 'শাহনাজ', email: 'kundin1@mail.example', phone: '+43 1 5550100' }
  const message = await storeMessage(db, { ...writer, message: 'Wann kommt die Schale?' }, 'de')
  const { version } = await act('GET', `/messages/${message}`, undefined)
  await act('POST', `/messages/${message}/answers`, { text: 'Morgen.', version })
  await act('POST', '/message-templates', { name: 'Spät', text: 'Liebe {name}', language: null })
  const words = { title: 'Werkstatt', description: '', body: 'Hier drehen wir.' }
  const own = { slug: 'werkstatt', place: 'footer', position: 1, published: true }
  const page = await act('POST', '/pages', { ...own, texts: { de: words } })
  return { token: first?.token ?? '', number, product: made.id, file, message, page: page.id }
}
