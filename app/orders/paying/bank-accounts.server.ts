import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'

export type BankAccount = Settings['payment']['bankAccounts'][number]

/** Returns all accounts; the reference of an order says whose payment came in. */
export const bankAccounts = (): BankAccount[] => settings().payment.bankAccounts
