import { LANGUAGES } from '../../../business'
import { PAYMENTS } from '../../../settings/payments'
import type { DeskTexts } from '../../client/desk-texts'

type Texts = DeskTexts['settings']

/** How a setting is edited. `key` names the setting and its texts. */
export type SettingControl = { key: keyof Texts['fields'] } & Kind

type Kind =
  | { kind: 'line' | 'lines' | 'switch' | 'whole' | 'list' | 'picture' | 'colour' }
  | { kind: 'menu' | 'languages' | 'country' | 'currency' | 'timeZone' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'rows'; columns: readonly Column[]; fresh: unknown }

export interface Column {
  name: keyof Texts['columns']
  kind:
    | 'line'
    | 'whole'
    | 'percent'
    | 'grams'
    | 'amount'
    | 'list'
    | 'choice'
    | 'country'
    | 'countries'
    | 'rows'
    | 'link'
    | 'account'
  /** Left out of the row where empty. */
  optional?: boolean
  choices?: readonly string[]
  columns?: readonly Column[]
  /** Value of a new row of `rows`. */
  fresh?: unknown
}

const RATE: readonly Column[] = [
  { name: 'cents', kind: 'amount' },
  { name: 'freeFrom', kind: 'amount', optional: true },
  { name: 'upToGrams', kind: 'grams', optional: true },
]

const LINK: readonly Column[] = [
  { name: 'to', kind: 'link' },
  ...LANGUAGES.map((name) => ({ name, kind: 'line', optional: true }) as const),
]

export const SECTIONS: Record<keyof Texts['sections'], readonly SettingControl[]> = {
  shop: [
    { key: 'shop.open', kind: 'switch' },
    { key: 'shop.name', kind: 'line' },
    { key: 'shop.legalName', kind: 'line' },
    { key: 'shop.street', kind: 'line' },
    { key: 'shop.city', kind: 'line' },
    { key: 'shop.country', kind: 'country' },
    { key: 'shop.phone', kind: 'line' },
    { key: 'shop.emails', kind: 'list' },
    { key: 'shop.newOrderMail', kind: 'switch' },
    { key: 'shop.hours', kind: 'line' },
    { key: 'shop.timeZone', kind: 'timeZone' },
    { key: 'shop.weightUnit', kind: 'choice', choices: ['language', 'lb', 'kg'] },
    { key: 'shop.lowStock', kind: 'whole' },
    { key: 'shop.orderPrefix', kind: 'line' },
    { key: 'shop.languages', kind: 'languages' },
    { key: 'shop.defaultLanguage', kind: 'choice', choices: LANGUAGES },
    { key: 'shop.catalogueLanguage', kind: 'choice', choices: ['default', ...LANGUAGES] },
  ],
  looks: [
    { key: 'shop.logo', kind: 'picture' },
    { key: 'shop.icon', kind: 'picture' },
    { key: 'shop.accent', kind: 'colour' },
    { key: 'shop.bannerLink', kind: 'line' },
    { key: 'shop.facebook', kind: 'line' },
    { key: 'shop.x', kind: 'line' },
    { key: 'shop.instagram', kind: 'line' },
    { key: 'shop.linkedin', kind: 'line' },
    { key: 'shop.googlePlay', kind: 'line' },
    { key: 'shop.appStore', kind: 'line' },
  ],
  menus: [
    { key: 'shop.headerMenu', kind: 'rows', fresh: { to: '/' }, columns: LINK },
    { key: 'shop.menu', kind: 'menu' },
    { key: 'shop.footerMenu', kind: 'rows', fresh: { to: '/' }, columns: LINK },
  ],
  money: [
    { key: 'money.currency', kind: 'currency' },
    { key: 'money.pricesIncludeTax', kind: 'switch' },
    { key: 'money.taxNumber', kind: 'line' },
    { key: 'money.taxClasses', kind: 'list' },
    {
      key: 'money.taxRates',
      kind: 'rows',
      fresh: { country: '*', class: 'standard', percent: 0 },
      columns: [
        { name: 'country', kind: 'country' },
        { name: 'region', kind: 'line', optional: true },
        { name: 'class', kind: 'line' },
        { name: 'percent', kind: 'percent' },
      ],
    },
    { key: 'money.rounding', kind: 'choice', choices: ['order', 'line'] },
    { key: 'money.crossedOutPrices', kind: 'choice', choices: ['fixed', 'catalogue'] },
    { key: 'money.newsletterPercent', kind: 'whole' },
    { key: 'money.flashSaleEnd', kind: 'line' },
  ],
  shipping: [
    {
      key: 'shipping.zones',
      kind: 'rows',
      fresh: { name: '', countries: [], rates: [{ cents: 0 }] },
      columns: [
        { name: 'name', kind: 'line' },
        { name: 'countries', kind: 'countries' },
        { name: 'postCodes', kind: 'list', optional: true },
        { name: 'rates', kind: 'rows', columns: RATE, fresh: { cents: 0 } },
      ],
    },
    { key: 'shipping.cutoffHour', kind: 'whole' },
    { key: 'shipping.handlingDays', kind: 'line' },
    { key: 'shipping.handlingDaysOff', kind: 'line' },
    { key: 'shipping.transitDays', kind: 'line' },
    { key: 'shipping.transitDaysOff', kind: 'line' },
    {
      key: 'shipping.carriers',
      kind: 'rows',
      fresh: { name: '', link: '' },
      columns: [
        { name: 'name', kind: 'line' },
        { name: 'link', kind: 'line' },
      ],
    },
    { key: 'shipping.returnDays', kind: 'whole' },
    { key: 'shipping.returnAddress', kind: 'line' },
  ],
  payment: [
    {
      key: 'payment.ways',
      kind: 'rows',
      fresh: { way: 'bank', countries: ['*'], fee: 0 },
      columns: [
        { name: 'way', kind: 'choice', choices: PAYMENTS },
        { name: 'countries', kind: 'countries' },
        { name: 'limit', kind: 'amount', optional: true },
        { name: 'fee', kind: 'amount' },
      ],
    },
    {
      key: 'payment.bankAccounts',
      kind: 'rows',
      fresh: { holder: '', bank: '', account: '', bic: '' },
      columns: [
        { name: 'holder', kind: 'line' },
        { name: 'bank', kind: 'line' },
        { name: 'account', kind: 'account' },
        { name: 'bic', kind: 'line' },
      ],
    },
    { key: 'payment.bankDueDays', kind: 'whole' },
    { key: 'payment.onlineHoldMinutes', kind: 'whole' },
    { key: 'payment.cashAdvance', kind: 'choice', choices: ['nothing', 'delivery', 'share'] },
    { key: 'payment.cashAdvancePercent', kind: 'whole' },
  ],
}

/** Returns the section of a setting; undefined for one that is edited elsewhere. */
export const sectionOf = (setting: string) =>
  Object.entries(SECTIONS).find(([, fields]) => fields.some(({ key }) => key === setting))?.[0]
