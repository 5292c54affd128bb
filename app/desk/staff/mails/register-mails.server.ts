import { db } from '../../../database/current.server'
import { registerTemplate } from '../../../mail/templates.server'

// Imported when the first such mail is sent, to save start-up time and memory.
const mails = () => import('./mails')

/** Any mail of the shop, of a sample: nothing of it works, and nothing is made by it. */
export const TEST_MAIL = 'desk-test'

export function registerStaffMails() {
  registerTemplate('desk-invitation', async (...mail) => (await mails()).invitationMail(...mail))
  registerTemplate(TEST_MAIL, async (language, { mail }: { mail: string }) =>
    (await import('../../settings/mails/sample-mail.server')).renderedMail(db, mail, language),
  )
  registerTemplate('desk-device', async (...mail) => (await mails()).deviceMail(...mail))
}
