import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { shopOrigin } from '../../http/shop-url.server'
import { MailButton, Paragraph } from '../../mail/frame/mail-parts'
import { renderLetter } from '../../mail/frame/render-letter'
import { MailLayout } from '../../mail/mail-layout'
import { Outdated } from '../../mail/templates.server'
import { settings } from '../../settings/settings.server'
import { shopMoment } from '../../texts/clocks/shop-moment.server'
import { staffMails } from '../../texts/desk/en/staff-mails'
import { fill } from '../../texts/fill'
import type { Role } from '../rights/rights'
import { linkTo, secretToMail } from './joining/invitations.server'

const footer = () => fill(staffMails.footer, { shop: settings().shop.name })
/** The desk's words are English. */
const LANGUAGE = 'en'
const moment = (time: number) => shopMoment(LANGUAGE, time)

interface InvitationMail {
  id: string
  kind: 'invite' | 'reset'
  by: string
  role: Role
  expiresAt: number
}

/** Makes the link's secret. Throws `Outdated` when the invitation is gone. */
export async function invitationMail(_: Language, mail: InvitationMail) {
  const secret = await inTransaction(db, (connection) => secretToMail(connection, mail.id))
  if (!secret) throw new Outdated()
  return invitationLetter(mail, secret)
}

export function invitationLetter(mail: Omit<InvitationMail, 'id'>, secret: string) {
  const words = staffMails[mail.kind]
  const shop = settings().shop.name
  const values = {
    shop,
    by: mail.by,
    role: staffMails.roles[mail.role],
    until: moment(mail.expiresAt),
  }
  return renderLetter(
    fill(words.subject, { shop }),
    <MailLayout language={LANGUAGE} title={words.title} footer={footer()} contact={false}>
      <Paragraph>{fill(words.text, values)}</Paragraph>
      <MailButton href={linkTo(shopOrigin(), secret)}>{words.button}</MailButton>
    </MailLayout>,
  )
}

export async function deviceMail(_: Language, { device, at }: { device: string; at: number }) {
  const words = staffMails.device
  return renderLetter(
    fill(words.subject, { shop: settings().shop.name }),
    <MailLayout language={LANGUAGE} title={words.title} footer={footer()} contact={false}>
      <Paragraph>{fill(words.text, { device, at: moment(at) })}</Paragraph>
      <Paragraph>{words.otherwise}</Paragraph>
      <MailButton href={`${shopOrigin()}/desk/account`}>{words.button}</MailButton>
    </MailLayout>,
  )
}
