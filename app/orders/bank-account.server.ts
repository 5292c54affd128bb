import { config } from '../config.server'

export const bankAccount = () => ({
  holder: config.BANK_HOLDER,
  bank: config.BANK_NAME,
  account: config.BANK_ACCOUNT,
  bic: config.BANK_BIC,
})

export type BankAccount = ReturnType<typeof bankAccount>
