import type { CsvCell } from '../../files/csv'
import { plainMoney } from '../../texts/currency.server'

/** Writes an amount; a negative one stays a number: spreadsheets warn of text that begins so. */
export function moneyCell(amount: number, currency: string): CsvCell {
  const plain = plainMoney(amount, currency)
  return amount < 0 ? Number(plain) : plain
}
