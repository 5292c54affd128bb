import type { Config } from '../config.server'
import type { SettingValues } from './schema'

/** The settings that the environment gives; they hold where the database has none. */
export const environmentValues = (config: Config): SettingValues => ({
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
