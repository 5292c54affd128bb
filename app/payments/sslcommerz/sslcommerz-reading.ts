import type { AttemptReading, ProviderMoney, Reading, RefundReading } from '../provider'
import { fromDecimal } from '../wire/provider-amounts'
import type { SslcommerzTransaction } from './sslcommerz-forms'

export const isValidated = ({ status }: SslcommerzTransaction) =>
  status === 'VALID' || status === 'VALIDATED'

/**
 * Says what the transactions of one tran_id are. A shopper may try several cards in one session: one
 * that was paid wins. Two that were paid are told as their sum, which equals no attempt.
 */
export function readTransactions(
  rows: readonly SslcommerzTransaction[],
  refunds: readonly RefundReading[] = [],
): Reading {
  const paid = rows.filter(isValidated)
  const last = paid.at(-1) ?? rows.at(-1)
  const money = paid.map(moneyOf)
  const isReadable = money.every((one) => one !== undefined)
  const isHeld = paid.some(({ risk_level }) => risk_level === '1')
  const status =
    paid.length > 0
      ? isHeld || !isReadable
        ? 'review'
        : 'captured'
      : (STATES[last?.status ?? ''] ?? 'pending')
  return {
    status,
    money: sumOf(money.filter((one) => one !== undefined)),
    reference: last?.tran_id || undefined,
    paymentRef: paid.at(-1)?.bank_tran_id || undefined,
    fee: paid.length === 1 ? feeOf(paid[0]) : undefined,
    refunds,
    disputes: [],
    reason: isHeld ? 'risk_level 1' : paid.length > 0 ? undefined : last?.error || undefined,
  }
}

const STATES: Readonly<Record<string, AttemptReading>> = {
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

/** Reads the money as it was asked: a foreign currency stands beside the taka that it became. */
function moneyOf(row: SslcommerzTransaction): ProviderMoney | undefined {
  const currency = row.currency_type || row.currency
  const isTaka = currency === 'BDT'
  const amount = fromDecimal(isTaka ? row.amount : row.currency_amount || row.amount, currency)
  return /^[A-Z]{3}$/.test(currency) && amount !== undefined ? { amount, currency } : undefined
}

function sumOf([first, ...more]: ProviderMoney[]) {
  if (!first) return undefined
  const same = more.filter(({ currency }) => currency === first.currency)
  return { ...first, amount: same.reduce((sum, { amount }) => sum + amount, first.amount) }
}

/** Returns what SSLCommerz keeps of taka. */
function feeOf(row: SslcommerzTransaction | undefined) {
  if (!row || (row.currency_type || row.currency) !== 'BDT') return undefined
  const amount = fromDecimal(row.amount, 'BDT')
  const left = fromDecimal(row.store_amount, 'BDT')
  return amount !== undefined && left !== undefined && left <= amount ? amount - left : undefined
}
