import { registerTemplate } from '../mail/templates.server'

// Loaded when the first such mail is sent: mails cost the server no start-up time and no memory.
const mails = () => import('./mails')

/** Makes the mails of this folder known to the outbox. */
export function registerContentMails() {
  registerTemplate('contact-message', async (...mail) => (await mails()).contactMessage(...mail))
  registerTemplate('contact-receipt', async (...mail) => (await mails()).contactReceipt(...mail))
  registerTemplate('newsletter-welcome', async (...mail) =>
    (await mails()).newsletterWelcome(...mail),
  )
}
