import { registerTemplate } from '../../mail/templates.server'

// The mails are imported when the first one is sent, to save start-up time and memory.
const mails = () => import('./mails')

export function registerBackInStockMails() {
  registerTemplate('back-in-stock-confirm', async (...mail) =>
    (await mails()).confirmationMail(...mail),
  )
  registerTemplate('back-in-stock', async (...mail) => (await mails()).backInStockMail(...mail))
}
