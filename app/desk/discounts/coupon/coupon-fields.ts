import type { Coupon, EditableCoupon } from '../coupon'

/** A coupon's terms as typed. */
export interface CouponFields {
  code: string
  kind: EditableCoupon['kind']
  percent: number
  /** Minor units. */
  amount: number | undefined
  minimum: number | undefined
  startsAt: string
  endsAt: string
  totalLimit: number
  perCustomerLimit: number
  firstOrderOnly: boolean
  categories: string[]
  products: number[]
}

export interface FormPart {
  fields: CouponFields
  set(changed: Partial<CouponFields>): void
  /** Messages by field. */
  errors: Record<string, string>
  isDisabled?: boolean
}

const EMPTY = Number.NaN

export const fieldsOf = (coupon?: Coupon): CouponFields => ({
  code: coupon?.code ?? '',
  kind: coupon?.kind ?? 'percent',
  percent: coupon?.kind === 'percent' ? coupon.amount : 10,
  amount: coupon?.kind === 'fixed' ? coupon.amount : undefined,
  minimum: coupon?.minimum || undefined,
  startsAt: coupon?.startsAt ?? '',
  endsAt: coupon?.endsAt ?? '',
  totalLimit: coupon?.totalLimit ?? EMPTY,
  perCustomerLimit: coupon?.perCustomerLimit ?? EMPTY,
  firstOrderOnly: coupon?.firstOrderOnly ?? false,
  categories: coupon?.categories ?? [],
  products: coupon?.products ?? [],
})

/**
 * Returns the terms, or undefined where the amount cannot be read; the server judges the rest. An
 * amount with decimals of a currency that has none is left empty by its field.
 */
export function termsOf(fields: CouponFields): EditableCoupon | undefined {
  const { kind, percent } = fields
  const amount = kind === 'percent' ? percent || 0 : fields.amount
  if (amount === undefined) return undefined
  return {
    kind,
    amount,
    minimum: fields.minimum ?? 0,
    startsAt: fields.startsAt || null,
    endsAt: fields.endsAt || null,
    totalLimit: orNull(fields.totalLimit),
    perCustomerLimit: orNull(fields.perCustomerLimit),
    firstOrderOnly: fields.firstOrderOnly,
    categories: fields.categories,
    products: fields.products,
  }
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)
