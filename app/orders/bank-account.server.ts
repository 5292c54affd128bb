import { config } from '../config.server'

/** Where a bank transfer goes, from the settings `BANK_*`. */
export const bankAccount = () => ({
  holder: config.BANK_HOLDER,
  bank: config.BANK_NAME,
  account: config.BANK_ACCOUNT,
  bic: config.BANK_BIC,
})

export type BankAccount = ReturnType<typeof bankAccount>
