import type { Language } from '../../../business'
import { config } from '../../../config.server'
import { db } from '../../../database/current.server'
import { shopUrl } from '../../../http/shop-url.server'
import { parseUrl } from '../../../input/parsed'
import { MailButton, Paragraph } from '../../../mail/frame/mail-parts'
import { renderLetter } from '../../../mail/frame/render-letter'
import { MailLayout } from '../../../mail/mail-layout'
import { Outdated, registerTemplate } from '../../../mail/templates.server'
import { fill, plural } from '../../../texts/fill'
import { textsOf } from '../../../texts/texts.server'
import { createCode } from './mailed-codes.server'
import type { CodeMail } from './send-code.server'

const MODES = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  EMAIL_SIGNIN: 'signIn',
} as const

export const registerCodeMails = () => registerTemplate('identity-code', writeMail)

/** Makes the code too, so that no table ever stores it in clear. Throws `Outdated`. */
async function writeMail(language: Language, mail: CodeMail) {
  const code = await createCode(db, mail)
  if (!code) throw new Outdated()
  return codeLetter(language, mail, code)
}

export function codeLetter(language: Language, mail: CodeMail, code: string) {
  const { identityMails, mails } = textsOf(language)
  const words = identityMails[mail.request]
  const time = plural(language, identityMails.minutes, config.IDENTITY_CODE_MINUTES)
  const said = fill(words.text, { email: mail.email, newEmail: mail.newEmail ?? '', time })
  return renderLetter(
    words.subject,
    <MailLayout language={language} title={words.title} footer={mails.footer} preview={said}>
      <Paragraph>{said}</Paragraph>
      <MailButton href={linkOf(language, mail, code)}>{words.button}</MailButton>
      <Paragraph>{words.ignore}</Paragraph>
    </MailLayout>,
  )
}

function linkOf(language: Language, { request, continueUrl }: CodeMail, code: string) {
  // A sign-in link leads straight to the app that requested it; the others to our own page.
  const direct = request === 'EMAIL_SIGNIN' && continueUrl
  const own = shopUrl('/reset-password', language)
  const link = parseUrl(direct || own) ?? new URL(own)
  link.searchParams.set('mode', MODES[request])
  link.searchParams.set('oobCode', code)
  link.searchParams.set('apiKey', config.IDENTITY_API_KEY)
  link.searchParams.set('lang', language)
  if (continueUrl && !direct) link.searchParams.set('continueUrl', continueUrl)
  return link.href
}
