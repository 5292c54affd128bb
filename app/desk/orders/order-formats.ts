import { variantTitle } from '../../catalogue/product/variant'
import { COUNTRIES } from '../../orders/order/countries'
import type { OrderItem } from '../../orders/order/order'
import type { Stage } from '../../orders/queue/stage'
import type { ReturnState } from '../../orders/returns/return-rules'
import type { Tone } from '../kit/badge'
import { useMoney } from '../kit/use-formats'

/** Formats amounts of an order in its own currency. */
export function useOrderMoney() {
  const money = useMoney()
  return (amount: number, currency: string) => {
    if (currency === money.currency) return money.format(amount)
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  }
}

export const STAGE_TONES: Record<Stage, Tone> = {
  to_confirm: 'warn',
  awaiting_payment: 'warn',
  to_pack: 'info',
  packed: 'info',
  shipped: 'neutral',
  delivered: 'ok',
  cancelled: 'bad',
}

export const RETURN_TONES: Record<ReturnState, Tone> = {
  requested: 'warn',
  accepted: 'info',
  received: 'warn',
  refused: 'neutral',
  refunded: 'ok',
  closed: 'neutral',
}

export const itemTitle = ({ title, options }: Pick<OrderItem, 'title' | 'options'>) =>
  variantTitle(title, options)

const regions = new Intl.DisplayNames(['en'], { type: 'region' })
export const englishCountryName = (code: string) => regions.of(code) ?? code

/** Lists the countries from A to Z, as choices. */
export const englishCountries = () =>
  COUNTRIES.map((id) => ({ id, text: englishCountryName(id) })).sort((a, b) =>
    a.text.localeCompare(b.text, 'en'),
  )
