import { registerTemplate } from '../mail/templates.server'

// This is imported when the first such mail is sent, to save start-up time and memory.
const mails = () => import('./mails')

export function registerContentMails() {
  registerTemplate('contact-message', async (...mail) => (await mails()).contactMessage(...mail))
  registerTemplate('contact-receipt', async (language) => (await mails()).contactReceipt(language))
  registerTemplate('contact-answer', async (language, data) =>
    (await import('./messages/answer-mail.server')).answerMail(language, data),
  )
  registerTemplate('newsletter-welcome', async (...mail) =>
    (await mails()).newsletterWelcome(...mail),
  )
}
