import { orderNumberOf } from '../../app/orders/reading/find-order.server'

/** The number of letters and digits in an order number. */
const ORDER = 11

/** Reads `EX-01ABCD-23XYZ-R1` as people write it: any case, with or without hyphens. */
export function readReturnNumber(written: string) {
  const bare = written.toUpperCase().replace(/[\s-]/g, '').replace(/^EX/, '')
  const [, sequence] = /^R(\d{1,6})$/.exec(bare.slice(ORDER)) ?? []
  if (!sequence) return undefined
  return { order: orderNumberOf(bare.slice(0, ORDER)), sequence: Number(sequence) }
}
