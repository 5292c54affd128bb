import { registerTemplate } from '../../mail/templates.server'

const EVENTS = {
  'order-confirmation': 'orderConfirmation',
  'bank-instructions': 'bankInstructions',
  'order-paid': 'orderPaid',
  'order-shipped': 'orderShipped',
  'order-cancelled': 'orderCancelled',
} as const

/** Registers the mails of orders; their templates are loaded when the first one is sent. */
export function registerOrderMails() {
  for (const [name, event] of Object.entries(EVENTS))
    registerTemplate(name, async (language, data) =>
      (await import('./order-mail.server')).orderMail(event, language, data),
    )
}
