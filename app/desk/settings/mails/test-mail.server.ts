import { db } from '../../../database/current.server'
import { Outdated, registerTemplate } from '../../../mail/templates.server'
import { type AskedBy, mayStill } from '../../staff/authority/asked-by.server'

/** Any mail of the shop, about the newest order, return or refund that fits; it changes nothing. */
export const TEST_MAIL = 'desk-test'

export interface TestMail {
  mail: string
  by?: AskedBy
}

/** Lets the worker send test mails. */
export function registerTestMails() {
  registerTemplate(TEST_MAIL, async (language, { mail, by }: TestMail) => {
    // The mail shows a customer's order with its link, so who asked must still be allowed to see it.
    if (!(await mayStill(db, by, 'settings.change'))) throw new Outdated()
    // Imported when the first such mail is sent, to save start-up time and memory.
    const { renderedMail } = await import('./sample-mail.server')
    return renderedMail(db, mail, language)
  })
}
