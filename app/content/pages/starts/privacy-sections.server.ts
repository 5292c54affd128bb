import type { Language } from '../../../business'
import { config } from '../../../config.server'
import { fill } from '../../../texts/fill'
import { textsOf } from '../../../texts/texts.server'

/** Returns what the shop keeps about people, and for how long by its settings. */
export function privacySections(language: Language) {
  const { kept, privacy } = textsOf(language).legal
  const values = {
    keptOrders: [
      keptFor(config.RETAIN_ORDERS_DAYS, kept.orders, kept.ordersAlways),
      ...(config.RETAIN_ORDERS_DAYS === 'off'
        ? []
        : [keptFor(config.RETAIN_INVOICES_DAYS, kept.invoices, kept.invoicesAlways)]),
    ].join(' '),
    keptMessages: keptFor(config.RETAIN_MESSAGES_DAYS, kept.messages, kept.messagesAlways),
    keptNewsletter: keptFor(config.RETAIN_MESSAGES_DAYS, kept.newsletter, kept.newsletterAlways),
  }
  return privacy.map(({ title, text }) => ({ title, text: fill(text, values) }))
}

const keptFor = (days: number | 'off', after: string, always: string) =>
  days === 'off' ? always : fill(after, { days })
