import type { Config } from '../config.server'
import { type Finding, fine, must, note } from './finding'
import { type Settings, settingsFrom } from './schema'

const EXAMPLE = /\.example\b/i

type Todo = Pick<Finding, 'todo' | 'setting'>

const set = (setting: string, value: string, besides = ''): Todo => ({
  setting,
  todo: `npm run shop -- settings set ${setting} ${value}, or npm run shop -- setup${besides}`,
})

/** Finds defaults a shop may not open with: whose it is, where it is reached, where money goes. */
export function checkSettings({ shop, money, shipping, payment }: Settings, config: Config) {
  const untouched = settingsFrom({})
  const found: Finding[] = []
  const add = (problem: boolean, said: string, todo: Todo) =>
    problem && found.push({ area: 'settings', state: 'todo', said, ...todo })
  add(
    shop.name === untouched.shop.name,
    `the shop is still called "${shop.name}"`,
    set('shop.name', '"…"'),
  )
  add(
    shop.legalName === untouched.shop.legalName || shop.street === untouched.shop.street,
    'legal name and address are those of the demo',
    set('shop.legalName', '"…"', ' (also shop.street, shop.city)'),
  )
  add(
    shop.emails.some((email) => EXAMPLE.test(email)),
    `the e-mail address ${shop.emails.find((email) => EXAMPLE.test(email))} reaches nobody`,
    set('shop.emails', '\'["…"]\''),
  )
  add(
    payment.ways.some(({ way }) => way === 'bank') &&
      payment.bankAccounts.some(({ account }) => account.includes('(demo)')),
    'bank transfers would go to the demo account',
    set('payment.bankAccounts', "'[…]'"),
  )
  add(
    shipping.returnAddress === untouched.shipping.returnAddress,
    'returned articles would go to the address of the demo',
    set('shipping.returnAddress', '"…"'),
  )
  add(
    !config.ORIGIN,
    'ORIGIN, the public address, is not set: links in mails lead to this machine',
    { todo: 'Set ORIGIN in .env, such as https://shop.example, and start the shop again.' },
  )
  add(
    money.taxRates.length === 0 && money.pricesIncludeTax,
    'prices include a tax whose rate is not set',
    set('money.taxRates', "'[…]'"),
  )
  if (JSON.stringify(money.taxRates) === JSON.stringify(untouched.money.taxRates))
    found.push({
      ...note('settings', `tax is that of the demo, ${money.taxRates[0]?.percent}% everywhere`),
      ...set('money.taxRates', "'[…]'"),
    })
  return found.some(({ state }) => state === 'todo')
    ? found
    : [fine('settings', `${shop.name}, ${money.currency}, ${shop.country}`), ...found]
}

/** Checks the pages of the shop's default language: the built-in ones are those of the demo. */
export function checkPages({ shop, pages }: Settings): Finding[] {
  const own = pages[shop.defaultLanguage]
  const missing = (['terms', 'privacy'] as const).filter((page) => own[page].trim() === '')
  if (missing.length === 0) return [fine('pages', 'terms and privacy are your own')]
  return [
    must(
      'pages',
      `${missing.join(' and ')} (${shop.defaultLanguage}) are those of the demo`,
      `Write them in Markdown: npm run shop -- settings set pages.${shop.defaultLanguage}.${missing[0]} --file <text.md>`,
    ),
  ]
}
