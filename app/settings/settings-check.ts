import type { Config } from '../config.server'
import { type Finding, fine, must, note } from './finding'
import { type Settings, settingsFrom } from './schema'
import { clocksOf, timeZoneOf } from './time-zones'

const EXAMPLE = /\.example\b/i

type Todo = Pick<Finding, 'todo' | 'setting'>

const set = (setting: string, value: string, besides = ''): Todo => ({
  setting,
  todo: `npm run shop -- settings set ${setting} ${value}, or npm run shop -- setup${besides}`,
})

/** Finds defaults a shop may not open with: whose it is, where it is reached, where money goes. */
export function checkSettings({ shop, money, shipping, payment }: Settings, config: Config) {
  const own = shop.kind === 'own'
  const untouched = settingsFrom({ 'shop.kind': shop.kind })
  const found: Finding[] = []
  const add = (problem: boolean, said: string, todo: Todo) =>
    problem && found.push({ area: 'settings', state: 'todo', said, ...todo })
  add(
    !own && shop.name === untouched.shop.name,
    `the shop is still called "${shop.name}"`,
    set('shop.name', '"…"'),
  )
  add(
    !own && (shop.legalName === untouched.shop.legalName || shop.street === untouched.shop.street),
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
    own
      ? 'there is no address to which customers send back what they return'
      : 'what comes back would go to the address of the demo',
    set('shipping.returnAddress', '"…"'),
  )
  const now = Date.now()
  const zone = own ? timeZoneOf(shop.country, now) : undefined
  add(
    zone !== undefined && shop.timeZone === 'UTC' && clocksOf(zone, now) !== clocksOf('UTC', now),
    `days, reports and deadlines are those of UTC; the clocks of ${shop.country} are ${zone}`,
    set('shop.timeZone', zone ?? ''),
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
  if (!own && JSON.stringify(money.taxRates) === JSON.stringify(untouched.money.taxRates))
    found.push({
      ...note('settings', `tax is that of the demo, ${money.taxRates[0]?.percent}% everywhere`),
      ...set('money.taxRates', "'[…]'"),
    })
  const untaxed = own ? untaxedCountries(shipping.zones, money.taxRates) : []
  if (untaxed.length > 0)
    found.push({
      ...note('settings', `orders to ${untaxed.join(', ')} pay no tax, as no rate names them`),
      ...set('money.taxRates', "'[…]'", '; a rate of 0 says that there is none'),
    })
  return found.some(({ state }) => state === 'todo')
    ? found
    : [fine('settings', `${shop.name}, ${money.currency}, ${shop.country}`), ...found]
}

/** Returns the countries that a shop with tax sends to and that no rate names. */
function untaxedCountries(
  zones: Settings['shipping']['zones'],
  rates: Settings['money']['taxRates'],
) {
  const taxed = new Set(rates.map(({ country }) => country))
  if (taxed.size === 0 || taxed.has('*')) return []
  const sentTo = new Set(zones.flatMap(({ countries }) => countries))
  return [...sentTo]
    .filter((country) => !taxed.has(country))
    .map((country) => (country === '*' ? 'all other countries' : country))
}

/**
 * The countries whose law wants the seller's identity on the site: the European Union and Economic
 * Area (e-commerce directive 2000/31/EC, art. 5) and Switzerland (UWG art. 3).
 */
const IMPRINT_COUNTRIES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'

/** Addresses under which an imprint is known, in the shop's languages. */
const IMPRINTS = ['imprint', 'impressum', 'legal-notice', 'mentions-legales', 'aviso-legal']

/** Returns the legal pages that the shop's law wants and nobody has written. */
export function missingPages({ shop, pages }: Settings, published: readonly string[]) {
  const own = pages[shop.defaultLanguage]
  const hasImprint =
    !IMPRINT_COUNTRIES.split(' ').includes(shop.country) ||
    IMPRINTS.some((slug) => published.includes(slug))
  return [
    ...(['terms', 'privacy'] as const).filter(
      (page) => own[page].trim() === '' && !published.includes(page),
    ),
    ...(hasImprint ? [] : (['imprint'] as const)),
  ]
}

/**
 * Checks the legal pages: `published` holds the slugs of the merchant's own pages that are
 * published, which stand before the pages of the settings.
 */
export function checkPages(now: Settings, published: readonly string[]): Finding[] {
  const { shop } = now
  const all = missingPages(now, published)
  const missing = all.filter((page) => page !== 'imprint')
  const names = `${missing.join(' and ')} (${shop.defaultLanguage})`
  const said =
    shop.kind === 'demo'
      ? `${names} are those of the demo`
      : `${names}: nobody has written them yet`
  return [
    missing.length === 0
      ? fine('pages', 'terms and privacy are your own')
      : must(
          'pages',
          said,
          `Write them at /desk/pages/new, or in Markdown: npm run shop -- settings set pages.${shop.defaultLanguage}.${missing[0]} --file <text.md>`,
        ),
    ...(!all.includes('imprint')
      ? []
      : [
          must(
            'pages',
            `no imprint is published: the law of ${shop.country} wants to know who sells`,
            'Write it at /desk/pages/new: it begins with what the settings say of the seller.',
          ),
        ]),
  ]
}
