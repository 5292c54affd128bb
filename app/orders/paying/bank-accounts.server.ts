import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'

export type BankAccount = Settings['payment']['bankAccounts'][number]

/** Any of them takes the money: the reference of an order says whose it is. */
export const bankAccounts = (): BankAccount[] => settings().payment.bankAccounts
