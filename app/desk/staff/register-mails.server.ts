import { registerTemplate } from '../../mail/templates.server'

// Imported on first use, to save start-up time and memory.
const mails = () => import('./mails')

export function registerStaffMails() {
  registerTemplate('desk-invitation', async (...mail) => (await mails()).invitationMail(...mail))
  registerTemplate('desk-device', async (...mail) => (await mails()).deviceMail(...mail))
}
