import { z } from 'zod'
import { BadSetting } from '../config.server'
import { moneyGroup } from './groups/money'
import { paymentGroup } from './groups/payment'
import { shippingGroup } from './groups/shipping'
import { shopGroup } from './groups/shop'
import { pagesGroup, wordsGroup } from './groups/words'

/** Every setting of the shop as a business. What belongs to the machine is in config.server.ts. */
export const settingsSchema = z
  .strictObject({
    shop: shopGroup.prefault({}),
    money: moneyGroup.prefault({}),
    shipping: shippingGroup.prefault({}),
    payment: paymentGroup.prefault({}),
    words: wordsGroup.prefault({}),
    pages: pagesGroup.prefault({}),
  })
  .superRefine(({ shop, money }, check) => {
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

const DEFAULTS = settingsSchema.parse({})

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
 * Returns the settings: values by key over the defaults. Throws BadValue with one line that names
 * the setting and what is wrong.
 */
export function settingsFrom(values: SettingValues): Settings {
  const unknown = Object.keys(values).find((key) => !SETTING_KEYS.includes(key))
  if (unknown !== undefined) throw new BadValue(`There is no setting "${unknown}"`, unknown)
  const read = settingsSchema.safeParse(nested(values))
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

/** Fills in the shop's name and address where they are not set themselves. */
function withOwnName(settings: Settings): Settings {
  const { shipping, payment } = settings
  const { shop: spec, shipping: specShipping, payment: specPayment } = DEFAULTS
  const { name, legalName: given } = settings.shop
  const legalName = name !== spec.name && given === spec.legalName ? name : given
  const shop = { ...settings.shop, legalName }
  const [returnTo, holder] = [specShipping.returnAddress, specPayment.bankAccounts[0]?.holder]
  const addressLine = ({ name, street, city }: Settings['shop']) =>
    [name, street, city].filter(Boolean).join(', ')
  if (addressLine(shop) === returnTo && shop.legalName === spec.legalName) return settings
  const returnAddress =
    shipping.returnAddress === returnTo ? addressLine(shop) : shipping.returnAddress
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
