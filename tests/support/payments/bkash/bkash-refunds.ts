import type { FakeAnswer } from '../fake-host'
import type { fakeLedger, RefundSwitch } from '../fake-ledger'

export interface FakeBkashPayment {
  id: string
  invoice: string
  amount: string
  currency: string
  created: number
  state: string
  agreed: boolean
  trxId?: string
  executed: number
}

/** The refunds of the fake of bKash. */
export function fakeBkashRefunds(
  payments: readonly FakeBkashPayment[],
  ledger: ReturnType<typeof fakeLedger>,
  switches: { refunds: RefundSwitch },
) {
  const refunds: { id: string; trxId: string; amount: number; state: string }[] = []
  let counted = 0

  const refuse = (externalCode: string, errorMessageEn: string): FakeAnswer => ({
    status: 400,
    json: { internalCode: 'refund', externalCode, errorMessageEn },
  })

  function refund(body: Record<string, string>): FakeAnswer {
    const payment = payments.find(({ id }) => id === body['paymentId'])
    const amount = Math.round(Number(body['refundAmount']) * 100)
    if (!payment?.trxId || payment.trxId !== body['trxId'])
      return refuse('2033', 'Transaction not found')
    const mine = refunds.filter(({ trxId }) => trxId === payment.trxId)
    const given = mine
      .filter(({ state }) => state !== 'Failed')
      .reduce((sum, one) => sum + one.amount, 0)
    if (
      !(amount > 0) ||
      amount + given > Math.round(Number(payment.amount) * 100) ||
      mine.length >= 10
    )
      return refuse('2026', 'Refund amount is too large')
    if (switches.refunds === 'refused') return refuse('2023', 'Insufficient Balance')
    const state = switches.refunds === 'stuck' ? 'Pending' : 'Completed'
    refunds.push({ id: `RFD${++counted}`, trxId: payment.trxId, amount, state })
    if (state === 'Completed') ledger.move('refunded', payment.invoice, amount, 'BDT')
    return { json: { originalTrxId: payment.trxId, ...refundJson(refunds.at(-1)) } }
  }

  const refundJson = (refund?: { id: string; amount: number; state: string }) => ({
    refundTrxId: refund?.id,
    refundTransactionStatus: refund?.state,
    refundAmount: ((refund?.amount ?? 0) / 100).toFixed(2),
  })

  function list(trxId: string): FakeAnswer {
    const mine = refunds.filter((one) => one.trxId === trxId)
    if (mine.length === 0) return refuse('2033', 'No refund found')
    return { json: { originalTrxId: trxId, refundTransactions: mine.map(refundJson) } }
  }

  function settle(id: string, state: 'Completed' | 'Failed') {
    const found = refunds.find((one) => one.id === id)
    const payment = payments.find((one) => one.trxId === found?.trxId)
    if (!found || !payment) throw new Error('no refund')
    if (found.state !== 'Completed' && state === 'Completed')
      ledger.move('refunded', payment.invoice, found.amount, 'BDT')
    if (found.state === 'Completed' && state === 'Failed')
      ledger.move('refund_returned', payment.invoice, found.amount, 'BDT')
    found.state = state
  }

  return { refund, list, settle }
}
