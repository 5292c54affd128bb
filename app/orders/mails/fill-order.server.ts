import type { Language } from '../../business'
import { shopMoment } from '../../texts/clocks/shop-moment.server'
import { formatMoney } from '../../texts/currency.server'
import { fill } from '../../texts/fill'
import type { Order } from '../order/order'

/** Fills an order's values in; `due` is when it ends by itself. */
export function fillOrder(text: string, order: Order, language: Language) {
  const due = order.dueAt ?? order.confirmBy
  const { total, advance = 0 } = order
  const money = (amount: number) => formatMoney(language, amount, order.currency)
  return fill(text, {
    number: order.number,
    total: money(total),
    ...{ advance: money(advance), rest: money(total - advance) },
    ...(due && { due: shopMoment(language, due) }),
  })
}
