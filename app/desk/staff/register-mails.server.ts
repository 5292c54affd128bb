import { registerTemplate } from '../../mail/templates.server'

// Imported when the first such mail is sent, to save start-up time and memory.
const mails = () => import('./mails')

export function registerStaffMails() {
  registerTemplate('desk-invitation', async (...mail) => (await mails()).invitationMail(...mail))
  registerTemplate('desk-device', async (...mail) => (await mails()).deviceMail(...mail))
}
