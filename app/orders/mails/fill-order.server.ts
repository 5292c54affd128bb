import type { Language } from '../../business'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { formatMoment } from '../../texts/moment'
import type { Order } from '../order'

/** `due` is when the order ends by itself. */
export function fillOrder(text: string, order: Order, language: Language) {
  const due = order.dueAt ?? order.confirmBy
  return fill(text, {
    number: order.number,
    total: formatPrice(language, order.total),
    ...(due && { due: formatMoment(language, due) }),
  })
}
