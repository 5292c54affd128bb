import type { Config } from '../config.server'
import { type SettingValues, settingAt, settingsFrom } from './schema'

/**
 * Returns the settings that the environment changes; they hold where the database has none. A
 * variable nobody set has the demo's value, which is no choice of the merchant's: it is left out.
 */
export function environmentValues(config: Config): SettingValues {
  const demo = settingsFrom({})
  return Object.fromEntries(
    Object.entries(valuesIn(config)).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(settingAt(demo, key)),
    ),
  )
}

const valuesIn = (config: Config): SettingValues => ({
  'shop.facebook': config.FACEBOOK_URL ?? '',
  'shop.x': config.X_URL ?? '',
  'shop.instagram': config.INSTAGRAM_URL ?? '',
  'shop.linkedin': config.LINKEDIN_URL ?? '',
  'shop.googlePlay': config.GOOGLE_PLAY_URL ?? '',
  'shop.appStore': config.APP_STORE_URL ?? '',
  'shop.timeZone': config.TIME_ZONE,
  'money.crossedOutPrices': config.CROSSED_OUT_PRICES,
  'money.flashSaleEnd': config.FLASH_SALE_END ?? '',
  'shipping.cutoffHour': config.DELIVERY_CUTOFF_HOUR,
  'shipping.handlingDays': config.DELIVERY_HANDLING_DAYS,
  'shipping.handlingDaysOff': config.DELIVERY_HANDLING_DAYS_OFF,
  'shipping.transitDays': config.DELIVERY_TRANSIT_DAYS,
  'shipping.transitDaysOff': config.DELIVERY_TRANSIT_DAYS_OFF,
  'shipping.returnDays': config.RETURN_DAYS,
  'shipping.returnAddress': config.RETURN_ADDRESS,
  'payment.bankAccounts': [
    {
      holder: config.BANK_HOLDER,
      bank: config.BANK_NAME,
      account: config.BANK_ACCOUNT,
      bic: config.BANK_BIC,
    },
  ],
  'payment.bankDueDays': config.BANK_DUE_DAYS,
})
