interface Refunded {
  status: 'pending' | 'done' | 'failed'
  amount: number
}

/** Returns how much of an attempt its provider can still refund, in minor units. */
export function leftAtProvider(
  { status, amount }: { status: string; amount: number },
  refunds: readonly Refunded[],
) {
  if (status !== 'captured') return 0
  const gone = refunds.filter((one) => one.status !== 'failed')
  return gone.reduce((left, one) => left - Number(one.amount), Number(amount))
}
