import { type Language, REPLY_HOURS } from '../business'
import { shopUrl } from '../http/shop-url.server'
import { MailButton, MailCode, MailLink, Paragraph, WrittenLines } from '../mail/frame/mail-parts'
import { renderLetter } from '../mail/frame/render-letter'
import { MailLayout } from '../mail/mail-layout'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { textsOf } from '../texts/texts.server'
import type { ContactValues } from './contact-rules'

/** Returns a link that writes to an address and nothing else, whatever signs stand in it. */
const mailtoOf = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** The mail to the shop about a message. Replies go to the visitor. */
export function contactMessage(language: Language, values: ContactValues) {
  const { mails: t } = textsOf(language)
  const letter = renderLetter(
    fill(t.contactMessage.subject, { name: values.name }),
    <MailLayout
      language={language}
      title={t.contactMessage.title}
      footer={t.shopFooter}
      contact={false}
    >
      <Paragraph>
        {values.name}, <MailLink href={mailtoOf(values.email)}>{values.email}</MailLink>,{' '}
        {values.phone}
      </Paragraph>
      <WrittenLines text={values.message} />
    </MailLayout>,
  )
  return { ...letter, replyTo: values.email }
}

/** The receipt for the writer. It quotes nothing, because anybody can give anybody's address. */
export function contactReceipt(language: Language) {
  const { mails: t } = textsOf(language)
  return renderLetter(
    t.contactReceipt.subject,
    <MailLayout language={language} title={t.contactReceipt.title} footer={t.footer}>
      <Paragraph>{t.greetingWithoutName}</Paragraph>
      <Paragraph>{fill(t.contactReceipt.text, { hours: REPLY_HOURS })}</Paragraph>
    </MailLayout>,
  )
}

/** The welcome, with the first-order code if there is one and the confirming link (double opt-in). */
export function newsletterWelcome(language: Language, data: { token: string; coupon: string }) {
  const { mails: t } = textsOf(language)
  const welcome = t.newsletterWelcome
  const percent = { percent: settings().money.newsletterPercent }
  const leave = shopUrl(`/newsletter?leave=${data.token}`, language)
  const letter = renderLetter(
    fill(welcome.subject, percent),
    <MailLayout
      language={language}
      title={welcome.title}
      footer={t.newsletterFooter}
      leave={leave}
      preview={welcome.confirmText}
    >
      <Paragraph>{welcome.confirmText}</Paragraph>
      <MailButton href={shopUrl(`/newsletter?confirm=${data.token}`, language)}>
        {welcome.confirm}
      </MailButton>
      <Paragraph>{fill(welcome.text, percent)}</Paragraph>
      {data.coupon && (
        <>
          <MailCode>{data.coupon}</MailCode>
          <Paragraph>
            {welcome.codeHint}{' '}
            <MailLink href={shopUrl('/shop', language)}>{welcome.toShop}</MailLink>
          </Paragraph>
        </>
      )}
    </MailLayout>,
  )
  const oneClick = shopUrl(`/api/newsletter/unsubscribe?token=${data.token}`)
  return {
    ...letter,
    // RFC 8058 makes mail programs show their own button to unsubscribe.
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
