import { registerTemplate } from '../mail/templates.server'

export function registerReviewMails() {
  registerTemplate('review-held', async (language, data) =>
    (await import('./held-review-mail.server')).heldReviewMail(language, data),
  )
}
