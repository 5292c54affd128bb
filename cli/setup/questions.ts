import { COUNTRIES, countryName, isCountry } from '../../app/orders/order/countries'
import { isOnline } from '../../app/settings/payments'
import type { Settings, SettingValues } from '../../app/settings/schema'
import { plainMoney } from '../../app/texts/currency.server'
import { UsageError } from '../command'
import { readCents } from '../options'

interface Question {
  ask: string
  /** Returns what holds without an answer. */
  now(settings: Settings): string
  /** Returns settings by key. Throws UsageError when the answer makes no sense. */
  read(answer: string, settings: Settings): SettingValues
}

/** The questions about the shop. The last of the ten, about the demo catalogue, is no setting. */
export const QUESTIONS: Question[] = [
  {
    ask: 'What is the shop called?',
    now: ({ shop }) => shop.name,
    read: (name) => ({ 'shop.name': name }),
  },
  {
    ask: 'Who sells? Legal name; street; post code, town and country (three parts)',
    now: ({ shop }) => [shop.legalName, shop.street, shop.city].join('; '),
    read(answer, { shop, shipping }) {
      const [legalName, street, city] = parts(answer, 3)
      const returned = shipping.returnAddress.includes(shop.street)
      return {
        'shop.legalName': legalName,
        'shop.street': street,
        'shop.city': city,
        ...(returned && { 'shipping.returnAddress': [legalName, street, city].join(', ') }),
      }
    },
  },
  {
    ask: 'Which e-mail addresses answer customers? (separated by commas)',
    now: ({ shop }) => shop.emails.join(', '),
    read: (answer) => ({ 'shop.emails': answer.split(/[\s,;]+/).filter(Boolean) }),
  },
  {
    ask: 'In which country? Its code or its English name',
    now: ({ shop }) => `${shop.country}, ${countryName(shop.country, 'en')}`,
    read(answer, { shop, shipping }) {
      const code = countryOf(answer)
      const carried = shipping.transitDays.replaceAll(
        new RegExp(`\\b${shop.country}(/\\w+)?:`, 'g'),
        (_, area) => (area ? '' : `${code}:`),
      )
      // Days to an area of another country say nothing about this one.
      const days = carried.replace(/(^| )\d{1,2}(-\d{1,2})?(?= |$)/g, '').trim()
      return {
        'shop.country': code,
        ...(code !== shop.country && { 'shipping.transitDays': days || 'off' }),
      }
    },
  },
  {
    ask: 'In which currency? Its three letters',
    now: ({ money }) => money.currency,
    read: (answer) => ({ 'money.currency': answer.toUpperCase() }),
  },
  {
    ask: 'Do prices include tax? yes or no',
    now: ({ money }) => (money.pricesIncludeTax ? 'yes' : 'no'),
    read: (answer) => ({ 'money.pricesIncludeTax': yesOrNo(answer) }),
  },
  {
    ask: 'What per cent is tax? 0 for none',
    now: ({ money }) => money.taxRates.map(({ percent }) => `${percent}`).join(', ') || '0',
    read(answer, { money }) {
      const percent = Number(answer.replace(/\s*%$/, '').replace(',', '.'))
      if (!/^\d/.test(answer) || Number.isNaN(percent))
        throw new UsageError(`"${answer}" is no percentage such as 20 or 5.5`)
      return { 'money.taxRates': [{ country: '*', class: money.taxClasses[0], percent }] }
    },
  },
  {
    ask: 'What does shipping cost? 0 for nothing, an amount, or such as "4.90 free from 50"',
    now: ({ shipping, money }) =>
      shipping.zones.map(({ rates: [rate] }) => sentFor(rate, money.currency)).join(', '),
    read: (answer, { money }) => ({
      'shipping.zones': [
        { name: 'Everywhere', countries: ['*'], rates: [rateOf(answer, money.currency)] },
      ],
    }),
  },
  {
    ask: 'How may orders be paid? "cash", or the account for transfers: holder; bank; account or IBAN; BIC. Both: cash, then the account. Online payments are set up at the desk',
    now: ({ payment }) =>
      [
        ...payment.ways.filter(({ way }) => way === 'cash_on_delivery').map(() => 'cash'),
        ...(payment.ways.some(({ way }) => way === 'bank')
          ? payment.bankAccounts.map((one) =>
              [one.holder, one.bank, one.account, one.bic].join('; '),
            )
          : []),
      ].join(', '),
    read(answer, { payment }) {
      // Online ways need accounts, which are set up at the desk.
      const online = payment.ways.filter(({ way }) => isOnline(way))
      const [, cash, account] = /^(cash(?: on delivery)?)?[\s,;]*(.*)$/i.exec(answer) ?? []
      if (!account) return { 'payment.ways': [{ way: 'cash_on_delivery' }, ...online] }
      const [holder, bank, number, bic] = parts(account, 4)
      return {
        'payment.ways': [
          { way: 'bank' },
          ...(cash ? [{ way: 'cash_on_delivery' }] : []),
          ...online,
        ],
        'payment.bankAccounts': [{ holder, bank, account: number, bic }],
      }
    },
  },
]

export function yesOrNo(answer: string) {
  if (/^(y|yes|true)$/i.test(answer)) return true
  if (/^(n|no|false)$/i.test(answer)) return false
  throw new UsageError(`"${answer}" is neither yes nor no`)
}

function parts(answer: string, count: number) {
  const found = answer.split(';').map((part) => part.trim())
  if (found.length === count && found.every(Boolean)) return found
  throw new UsageError(`"${answer}" is not ${count} parts with semicolons between them`)
}

function countryOf(answer: string) {
  const code = answer.toUpperCase()
  if (isCountry(code)) return code
  const named = COUNTRIES.find(
    (one) => countryName(one, 'en').toLowerCase() === answer.toLowerCase(),
  )
  if (named) return named
  throw new UsageError(`"${answer}" is no country such as FR or France`)
}

type Rate = Settings['shipping']['zones'][number]['rates'][number]

const sentFor = (rate: Rate | undefined, currency: string) =>
  rate?.freeFrom === undefined
    ? plainMoney(rate?.cents ?? 0, currency)
    : `${plainMoney(rate.cents, currency)} free from ${plainMoney(rate.freeFrom, currency)}`

function rateOf(answer: string, currency: string): Rate {
  const [, price = '', freeFrom] = /^([\d.,]+)(?:\s+free from\s+([\d.,]+))?$/i.exec(answer) ?? []
  const amount = (text: string) => {
    const plain = text.replace(',', '.')
    return /^0+(\.0*)?$/.test(plain) ? 0 : readCents(plain, 'The price', currency)
  }
  if (!price) throw new UsageError(`"${answer}" is no amount such as 4.90, nor "4.90 free from 50"`)
  return { cents: amount(price), ...(freeFrom && { freeFrom: amount(freeFrom) }) }
}
