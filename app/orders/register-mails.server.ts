import { registerSms } from '../mail/sms-job.server'
import { registerTemplate } from '../mail/templates.server'
import { NEW_ORDER_MAIL } from './mails/enqueue-order-mails.server'
import { GIVEN_BACK_MAIL } from './online/give-back.server'
import { REFUND_EVENT } from './refunds/enqueue-refund-mail.server'
import { RETURN_EVENTS } from './returns/enqueue-return-mail.server'

const EVENTS = {
  'order-confirmation': 'orderConfirmation',
  'bank-instructions': 'bankInstructions',
  'bank-reminder': 'bankReminder',
  'online-reminder': 'onlineReminder',
  'order-to-confirm': 'orderToConfirm',
  'order-paid': 'orderPaid',
  'order-shipped': 'orderShipped',
  'order-cancelled': 'orderCancelled',
  'order-link': 'orderLink',
} as const

export const ORDER_MAILS = Object.keys(EVENTS)

export function registerOrderMails() {
  for (const [name, event] of Object.entries(EVENTS))
    registerTemplate(name, async (language, data) =>
      (await import('./mails/order-mail.server')).orderMail(event, language, data),
    )
  registerTemplate(NEW_ORDER_MAIL, async (language, data) =>
    (await import('./mails/new-order-mail.server')).newOrderMail(language, data),
  )
  for (const event of RETURN_EVENTS)
    registerTemplate(event, async (language, data) =>
      (await import('./returns/return-mail.server')).returnMail(event, language, data),
    )
  registerTemplate(REFUND_EVENT, async (language, data) =>
    (await import('./refunds/refund-mail.server')).refundMail(language, data),
  )
  registerTemplate(GIVEN_BACK_MAIL, async (language, data) =>
    (await import('./online/returned-mail.server')).returnedMail(language, data),
  )
  registerSms('order-to-confirm', async (language, data) =>
    (await import('./mails/confirm-sms.server')).confirmSms(language, data),
  )
}
