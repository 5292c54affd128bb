import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { Paragraph, WrittenLines } from '../../mail/frame/mail-parts'
import { lightStyle } from '../../mail/frame/mail-styles'
import { renderLetter } from '../../mail/frame/render-letter'
import { MailLayout } from '../../mail/mail-layout'
import { Outdated } from '../../mail/templates.server'
import { messageId } from '../../mail/transport.server'
import { settings } from '../../settings/settings.server'
import { shopDate } from '../../texts/clocks/shop-moment.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'

/**
 * The mail with the shop's answer above the message. Mail programs show it below the receipt,
 * because it names the receipt as what it replies to (RFC 5322, 3.6.4).
 */
export async function answerMail(language: Language, { id }: { id: string }) {
  const answer = await db
    .selectFrom('message_answers')
    .innerJoin('contact_messages', 'contact_messages.id', 'message_answers.message_id')
    .select(['text', 'message', 'message_id', 'created_at'])
    .where('message_answers.id', '=', id)
    .executeTakeFirst()
  if (!answer) throw new Outdated('the message is deleted')
  const receipt = messageId(`contact-receipt:${answer.message_id}`)
  return {
    ...answerLetter(language, answer),
    headers: {
      'In-Reply-To': receipt,
      References: receipt,
      'Auto-Submitted': 'no', // RFC 3834: a person wrote it.
    },
  }
}

interface Answer {
  text: string
  message: string
  created_at: number
}

export function answerLetter(language: Language, answer: Answer) {
  const { mails: t } = textsOf(language)
  const { subject, title, wrote } = t.contactAnswer
  const { accent } = settings().shop
  const day = shopDate(language, answer.created_at)
  return renderLetter(
    fill(subject, { subject: t.contactReceipt.subject }),
    <MailLayout language={language} title={title} footer={t.footer}>
      <WrittenLines text={answer.text} />
      <Paragraph>{fill(wrote, { day })}</Paragraph>
      <blockquote
        className="m-line m-muted"
        style={{
          ...lightStyle('m-line', accent),
          ...lightStyle('m-muted', accent),
          borderStyle: 'solid',
          borderWidth: '0 0 0 3px',
          margin: 0,
          padding: '0 0 0 16px',
        }}
      >
        <WrittenLines text={answer.message} />
      </blockquote>
    </MailLayout>,
  )
}
