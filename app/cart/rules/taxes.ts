/** What an order is priced by, besides its lines and coupon. Plain data; amounts in minor units. */
export interface TotalsRules {
  /** Prices, shipping and fee contain their tax. */
  includesTax: boolean
  /** Tax rounds half up: once an order and rate, or each line. */
  rounding: 'order' | 'line'
  /** Of where the order goes, every class once. The first is of lines that name none. */
  rates: readonly ClassRate[]
  shippingCents: number
  /** Of the way it is paid. */
  feeCents: number
}

export interface ClassRate {
  class: string
  /** Down to a thousandth. */
  percent: number
}

/** What is taxed at one rate: `base` is without the tax. */
export interface TaxShare {
  percent: number
  base: number
  tax: number
}

/** Amounts at one rate, as they are priced: with their tax where prices include it. */
export interface Part {
  percent: number
  cents: number
}

export const percentOfClass = (rates: readonly ClassRate[], taxClass?: string) =>
  (rates.find((rate) => rate.class === taxClass) ?? rates[0])?.percent ?? 0

/**
 * By rate, the highest first. The discount comes off each rate by its share of the goods. Shipping
 * and fee are taxed as the goods they belong to, by what is left of each rate; at the first rate
 * where nothing is.
 */
export function taxesOf(goods: readonly Part[], discount: number, rules: TotalsRules): TaxShare[] {
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
    ...(beside[at] as Part),
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

function byRate(parts: readonly Part[]): Part[] {
  const sums = new Map<number, number>()
  for (const { percent, cents } of parts) sums.set(percent, (sums.get(percent) ?? 0) + cents)
  return [...sums]
    .map(([percent, cents]) => ({ percent, cents }))
    .sort((one, other) => other.percent - one.percent)
}

/** Half up: Math.round does so, since nothing here is negative. */
function taxOf(cents: number, percent: number, included: boolean) {
  // Whole numbers, as 100 * 8.1 is not 810 in floating point.
  const [rate, whole] = Number.isInteger(percent)
    ? [percent, 100]
    : [Math.round(percent * 1000), 100_000]
  return Math.round((cents * rate) / (included ? whole + rate : whole))
}

/**
 * Whole amounts proportional to those of the parts, each within one of its exact share. They sum
 * exactly, as each is what the rounded sum up to it has grown by.
 */
function shares(cents: number, parts: readonly Part[]) {
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
