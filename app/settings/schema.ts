import { z } from 'zod'
import { BadSetting } from '../config.server'
import { homeGroup } from './groups/home'
import { moneyGroup } from './groups/money'
import { paymentGroup } from './groups/payment'
import { shippingGroup } from './groups/shipping'
import { shopGroup } from './groups/shop'
import { pagesGroup, wordsGroup } from './groups/words'
import { NO_CURRENCY, ownDefaults } from './own-defaults'

/** Every setting of the shop as a business. What belongs to the machine is in config.server.ts. */
export const settingsSchema = z
  .strictObject({
    shop: shopGroup.prefault({}),
    money: moneyGroup.prefault({}),
    shipping: shippingGroup.prefault({}),
    payment: paymentGroup.prefault({}),
    words: wordsGroup.prefault({}),
    pages: pagesGroup.prefault({}),
    home: homeGroup.prefault({}),
  })
  .superRefine(({ shop, money, shipping }, check) => {
    if (shop.kind === 'demo' && shipping.zones.length === 0)
      check.addIssue({ code: 'custom', path: ['shipping', 'zones'], message: 'has no zone' })
    if (shop.kind === 'demo' && shop.emails.length === 0)
      check.addIssue({ code: 'custom', path: ['shop', 'emails'], message: 'names no address' })
    if (shop.kind === 'demo' && shop.country === '')
      check.addIssue({
        code: 'custom',
        path: ['shop', 'country'],
        message: 'is no country such as FR',
      })
    if (shop.kind === 'own' && money.crossedOutPrices === 'fixed')
      check.addIssue({
        code: 'custom',
        path: ['money', 'crossedOutPrices'],
        message:
          'cannot be "fixed" in a shop of your own: only a price that the shop has asked may be crossed out',
      })
    if (!shop.languages.includes(shop.defaultLanguage))
      check.addIssue({
        code: 'custom',
        path: ['shop', 'defaultLanguage'],
        message: `is "${shop.defaultLanguage}", which shop.languages does not offer`,
      })
    const unknown = money.taxRates.find((rate) => !money.taxClasses.includes(rate.class))
    if (unknown)
      check.addIssue({
        code: 'custom',
        path: ['money', 'taxRates'],
        message: `names the class "${unknown.class}", which money.taxClasses does not have`,
      })
  })

export type Settings = z.infer<typeof settingsSchema>

/** The demo's settings: the spec to the letter. */
const DEMO = settingsSchema.parse({})
/** The settings of a merchant's own shop that nobody has changed. */
const OWN = settingsSchema.parse(nested(overOwn({ 'shop.kind': 'own' })))

/** The keys (`shop.name` and so on) that are stored, changed and kept in the history one by one. */
export const SETTING_KEYS = Object.entries(settingsSchema.shape).flatMap(([group, schema]) =>
  Object.keys((schema.unwrap() as z.ZodObject).shape).map((name) => `${group}.${name}`),
)

export type SettingValues = Readonly<Record<string, unknown>>

/** Thrown for a bad value; its message says all, like that of a bad environment variable. */
export class BadValue extends BadSetting {
  constructor(
    message: string,
    readonly key?: string,
    /** The faults by path, such as `shipping.zones.0.rates`, worded to follow a name. */
    readonly problems: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/**
 * Returns the settings: values by key over the defaults of the demo or, where `shop.kind` says so,
 * of a merchant's own shop. Throws BadValue with one line that names the setting and what is wrong.
 */
export function settingsFrom(values: SettingValues): Settings {
  const unknown = Object.keys(values).find((key) => !SETTING_KEYS.includes(key))
  if (unknown !== undefined) throw new BadValue(`There is no setting "${unknown}"`, unknown)
  const own = values['shop.kind'] === 'own'
  const read = settingsSchema.safeParse(nested(own ? overOwn(values) : values))
  if (read.success) return withOwnName(read.data)
  const [issue] = read.error.issues
  const key = issue?.path.slice(0, 2).join('.')
  const problems = read.error.issues.map(({ path, message }) => [path.join('.'), message]).reverse()
  throw new BadValue(
    `${issue?.path.join('.')} ${issue?.message}`,
    key,
    Object.fromEntries(problems),
  )
}

/**
 * Returns values over the defaults of a merchant's own shop. One that opened without a choice asks
 * its prices in the schema's currency, as it did before there was none.
 */
function overOwn(values: SettingValues): SettingValues {
  const unchosen = values['shop.open'] === true ? {} : { 'money.currency': NO_CURRENCY }
  return { ...ownDefaults, ...unchosen, ...values }
}

/** Fills in the shop's name and address where they are not set themselves. */
function withOwnName(settings: Settings): Settings {
  const { shipping, payment } = settings
  const begun = settings.shop.kind === 'own' ? OWN : DEMO
  const { name, legalName: given } = settings.shop
  const legalName = name !== begun.shop.name && given === begun.shop.legalName ? name : given
  const shop = { ...settings.shop, legalName }
  const [returnTo, holder] = [begun.shipping.returnAddress, begun.payment.bankAccounts[0]?.holder]
  const addressLine = ({ name, street, city }: Settings['shop']) =>
    [name, street, city].filter(Boolean).join(', ')
  if (addressLine(shop) === returnTo && shop.legalName === begun.shop.legalName) return settings
  const returnAddress =
    shipping.returnAddress === returnTo && shop.city !== ''
      ? addressLine(shop)
      : shipping.returnAddress
  const bankAccounts = payment.bankAccounts.map((account) =>
    account.holder === holder ? { ...account, holder: shop.legalName } : account,
  )
  return {
    ...settings,
    shop,
    shipping: { ...shipping, returnAddress },
    payment: { ...payment, bankAccounts },
  }
}

function nested(values: SettingValues) {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const [key, value] of Object.entries(values)) {
    const [group = '', name = ''] = key.split('.')
    groups[group] = { ...groups[group], [name]: value }
  }
  return groups
}

/** Returns the value of a key such as `shop.name`. */
export function settingAt(settings: Settings, key: string): unknown {
  const [group = '', name = ''] = key.split('.')
  return (settings as unknown as Record<string, Record<string, unknown>>)[group]?.[name]
}
