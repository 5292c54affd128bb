import { db } from '../../../database/current.server'
import { Outdated, registerTemplate } from '../../../mail/templates.server'
import { type AskedBy, mayStill } from '../authority/asked-by.server'

// Imported when the first such mail is sent, to save start-up time and memory.
const mails = () => import('./mails')

/** Any mail of the shop, of the newest that it could be about; nothing is made by it. */
export const TEST_MAIL = 'desk-test'

export interface TestMail {
  mail: string
  by?: AskedBy
}

export function registerStaffMails() {
  registerTemplate('desk-invitation', async (...mail) => (await mails()).invitationMail(...mail))
  registerTemplate(TEST_MAIL, async (language, { mail, by }: TestMail) => {
    // It is about an order of today, with its link.
    if (!(await mayStill(db, by, 'settings.change'))) throw new Outdated()
    const { renderedMail } = await import('../../settings/mails/sample-mail.server')
    return renderedMail(db, mail, language)
  })
  registerTemplate('desk-device', async (...mail) => (await mails()).deviceMail(...mail))
}
