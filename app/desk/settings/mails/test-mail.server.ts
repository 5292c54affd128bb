import { db } from '../../../database/current.server'
import { Outdated, registerTemplate } from '../../../mail/templates.server'
import { type AskedBy, mayStill } from '../../staff/authority/asked-by.server'

/** Template of test mails, which change nothing. */
export const TEST_MAIL = 'desk-test'

export interface TestMail {
  mail: string
  by?: AskedBy
}

export function registerTestMails() {
  registerTemplate(TEST_MAIL, async (language, { mail, by }: TestMail) => {
    // The mail shows a customer's order with its link, so its recipient must still have the right.
    if (!(await mayStill(db, by, 'settings.change'))) throw new Outdated()
    // Imported on first use, to save start-up time and memory.
    const { renderMail } = await import('./sample-mail.server')
    return renderMail(db, mail, language)
  })
}
