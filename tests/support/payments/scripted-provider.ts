import {
  type AttemptReading,
  type KnownAttempt,
  type Provider,
  ProviderAway,
  type ProviderName,
  ProviderRefused,
  type Reading,
  type RefundReading,
  type StartRequest,
} from '../../../app/payments/provider'

interface Held {
  request: StartRequest
  status: AttemptReading
  money?: { amount: number; currency: string }
  captures: number
  refunds: RefundReading[]
  disputes: Reading['disputes'][number][]
}

/**
 * A provider in memory, which a test pays at and disturbs. It keeps money as a real one does: what
 * is captured, refunded and taken back, whatever the shop was told.
 */
export function scriptedProvider({
  takenByShop = false,
  byHand = false,
  name = 'test' as ProviderName,
} = {}) {
  const payments = new Map<string, Held>()
  /** Calls by name; a test makes one fail by a function that throws. */
  const calls: string[] = []
  const faults: Partial<Record<'start' | 'read' | 'capture' | 'cancel' | 'refund', () => void>> = {}
  const stale = new Map<string, Reading>()
  let refundStatus: RefundReading['status'] = 'done'
  let fee = 0

  const held = (providerRef: string) => {
    const found = payments.get(providerRef)
    if (!found) throw new ProviderRefused('not_found', `no payment ${providerRef}`)
    return found
  }
  const reading = (ref: string): Reading => {
    const { request, status, money, refunds, disputes } = held(ref)
    return {
      status,
      reference: request.reference,
      ...(money && { money }),
      ...(status === 'captured' && { paymentRef: `pay-${ref}`, ...(fee > 0 && { fee }) }),
      refunds: structuredClone(refunds),
      disputes: structuredClone(disputes),
    }
  }
  const called = async (name: keyof typeof faults) => {
    calls.push(name)
    await Promise.resolve()
  }
  const take = (ref: string) => {
    const payment = held(ref)
    if (payment.status === 'captured') return
    payment.status = 'captured'
    payment.captures++
  }

  const provider: Provider = {
    name,
    can: {
      least: () => 1,
      most: () => 50_000_000,
      manualCapture: byHand,
    },
    async start(request) {
      await called('start')
      const providerRef = `ref-${request.key}`
      if (!payments.has(providerRef))
        payments.set(providerRef, {
          ...{ request, status: 'pending', captures: 0, refunds: [], disputes: [] },
        })
      faults.start?.()
      return { providerRef, payAt: `https://pay.example/${providerRef}` }
    },
    async read({ providerRef }) {
      await called('read')
      faults.read?.()
      return stale.get(providerRef) ?? reading(providerRef)
    },
    async capture({ providerRef }) {
      await called('capture')
      const { status } = held(providerRef)
      if (status !== 'authorized' && status !== 'captured')
        throw new ProviderRefused('not_agreed', 'The shopper has not agreed.')
      take(providerRef)
      faults.capture?.()
      return reading(providerRef)
    },
    async cancel({ providerRef }) {
      await called('cancel')
      faults.cancel?.()
      const payment = held(providerRef)
      if (payment.status === 'captured') throw new ProviderRefused('paid', 'It is paid.')
      if (payment.status === 'pending' || payment.status === 'authorized')
        payment.status = 'cancelled'
      return reading(providerRef)
    },
    async refund({ providerRef }, { key, amount }) {
      await called('refund')
      const { refunds } = held(providerRef)
      const known = refunds.find((one) => one.key === key)
      const refund = known ?? { key, refundRef: `refund-${key}`, amount, status: refundStatus }
      if (!known) refunds.push(refund)
      faults.refund?.()
      return structuredClone(refund)
    },
    async verify({ body, headers }) {
      const { MessageRefused } = await import('../../../app/payments/provider')
      if (headers['x-signature'] !== 'right') throw new MessageRefused('The signature is wrong.')
      return JSON.parse(new TextDecoder().decode(body))
    },
    async *list() {
      for (const [providerRef, { request, money, captures }] of payments)
        if (captures > 0 && money)
          yield { ...money, providerRef, reference: request.reference, at: Date.now() }
    },
    check: async () => undefined,
  }

  return {
    provider,
    calls,
    faults,
    payments,
    refOf: (attempt: Pick<KnownAttempt, 'key'>) => `ref-${attempt.key}`,
    /** The shopper pays the asked money, or `money`; where the shop takes it, agrees only. */
    pay(ref: string, money?: { amount: number; currency: string }) {
      const payment = held(ref)
      if (payment.status === 'captured') return
      const { amount, currency } = payment.request
      payment.money = money ?? { amount, currency }
      if (takenByShop || payment.request.manualCapture) payment.status = 'authorized'
      else take(ref)
    },
    end(ref: string, status: 'failed' | 'expired' | 'cancelled' | 'review') {
      if (held(ref).status !== 'captured') held(ref).status = status
    },
    /** Readings tell what is so now, whatever happens, until they are told to be fresh again. */
    readsStay(ref: string) {
      stale.set(ref, reading(ref))
    },
    readsAreFresh: () => stale.clear(),
    dispute(ref: string, status: 'open' | 'won' | 'lost') {
      const payment = held(ref)
      const amount = payment.request.amount
      payment.disputes = [{ disputeRef: `dispute-${ref}`, amount, status, answerBy: 1 }]
    },
    refundsBecome(status: RefundReading['status']) {
      refundStatus = status
      for (const { refunds } of payments.values())
        for (const refund of refunds) if (refund.status !== 'failed') refund.status = status
    },
    /** What the provider keeps of each payment, in minor units. */
    feeIs(amount: number) {
      fee = amount
    },
    /** The shop's money at the provider before its fees, in minor units; of one attempt or of all. */
    holds: (ref?: string) =>
      [...payments].reduce((sum, [of, { captures, money, refunds, disputes }]) => {
        if (ref !== undefined && of !== ref) return sum
        const back = refunds.filter(({ status }) => status === 'done')
        const lost = disputes.filter(({ status }) => status !== 'won')
        const out = [...back, ...lost].reduce((all, { amount }) => all + amount, 0)
        return sum + captures * (money?.amount ?? 0) - out
      }, 0),
    /** How often money was taken, of all attempts. */
    captures: () => [...payments.values()].reduce((sum, { captures }) => sum + captures, 0),
    away() {
      throw new ProviderAway('no answer')
    },
  }
}

export type ScriptedProvider = ReturnType<typeof scriptedProvider>
