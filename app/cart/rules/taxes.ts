/** The rules that price an order's lines and coupon. Plain data; amounts in minor units. */
export interface TotalsRules {
  /** True when prices, shipping and fee contain their tax. */
  includesTax: boolean
  /** Tax rounds half up: once for an order and rate, or for each line. */
  rounding: 'order' | 'line'
  /** The rates where the order goes, every class once. Lines that name no class use the first. */
  rates: readonly ClassRate[]
  shippingCents: number
  /** The fee of the way to pay. */
  feeCents: number
}

export interface ClassRate {
  class: string
  /** Exact to a thousandth. */
  percent: number
}

/** The amount taxed at one rate: `base` is without the tax. */
export interface TaxShare {
  percent: number
  base: number
  tax: number
}

/** Amounts at one rate, with their tax where prices include it. */
interface AmountAtRate {
  percent: number
  cents: number
}

/** Says whether an order has no tax at all, as in a shop without one: pages and mails name none. */
export const untaxed = (taxes: readonly TaxShare[]) =>
  taxes.length > 0 && taxes.every(({ percent }) => percent === 0)

export const percentOfClass = (rates: readonly ClassRate[], taxClass?: string) =>
  (rates.find((rate) => rate.class === taxClass) ?? rates[0])?.percent ?? 0

/**
 * Returns the taxes by rate, the highest first. The discount comes off each rate by its share of
 * the goods. Shipping and fee are taxed like the goods they belong to, in proportion to what is
 * left of each rate; at the first rate where nothing is left.
 */
export function taxShares(
  goods: readonly AmountAtRate[],
  discount: number,
  rules: TotalsRules,
): TaxShare[] {
  const { includesTax, rounding, rates, shippingCents, feeCents } = rules
  const each = rounding === 'line'
  const parts = each ? goods : byRate(goods)
  const off = shares(discount, parts)
  const left = parts.map(({ percent, cents }, at) => ({
    percent,
    cents: cents - (off[at] as number),
  }))
  const paid = byRate(left).filter(({ cents }) => cents > 0)
  const beside = paid.length > 0 ? paid : [{ percent: percentOfClass(rates), cents: 1 }]
  const along = shares(shippingCents + feeCents, beside).map((cents, at) => ({
    ...(beside[at] as AmountAtRate),
    cents,
  }))
  const taxed = each ? [...left, ...along] : byRate([...left, ...along])
  const taxes = new Map<number, TaxShare>()
  for (const { percent, cents } of taxed) {
    const tax = taxOf(cents, percent, includesTax)
    const sum = taxes.get(percent) ?? { percent, base: 0, tax: 0 }
    sum.tax += tax
    sum.base += includesTax ? cents - tax : cents
    taxes.set(percent, sum)
  }
  return [...taxes.values()]
    .filter(({ base, tax }) => base + tax > 0)
    .sort((one, other) => other.percent - one.percent)
}

function byRate(parts: readonly AmountAtRate[]): AmountAtRate[] {
  const sums = new Map<number, number>()
  for (const { percent, cents } of parts) sums.set(percent, (sums.get(percent) ?? 0) + cents)
  return [...sums]
    .map(([percent, cents]) => ({ percent, cents }))
    .sort((one, other) => other.percent - one.percent)
}

/** Rounds half up, as Math.round does when nothing is negative. */
function taxOf(cents: number, percent: number, included: boolean) {
  // Whole numbers are exact: 100 * 8.1 is not 810 in floating point.
  const [rate, whole] = Number.isInteger(percent)
    ? [percent, 100]
    : [Math.round(percent * 1000), 100_000]
  return Math.round((cents * rate) / (included ? whole + rate : whole))
}

/**
 * Splits an amount into whole shares proportional to the parts, each within one of its exact share.
 * They sum exactly, because each is the growth of the rounded running sum.
 */
function shares(cents: number, parts: readonly AmountAtRate[]) {
  const whole = parts.reduce((sum, part) => sum + part.cents, 0) || 1
  let upTo = 0
  let given = 0
  return parts.map((part) => {
    upTo += part.cents
    const before = given
    given = Math.round((cents * upTo) / whole)
    return given - before
  })
}
