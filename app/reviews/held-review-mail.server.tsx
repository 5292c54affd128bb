import { type Language, STARS } from '../business'
import { db } from '../database/current.server'
import { shopUrl } from '../http/shop-url.server'
import { MailButton, Paragraph } from '../mail/frame/mail-parts'
import { renderLetter } from '../mail/frame/render-letter'
import { MailLayout } from '../mail/mail-layout'
import { Outdated } from '../mail/templates.server'
import { fill } from '../texts/fill'
import { textsOf } from '../texts/texts.server'

/** The mail to the merchant. It quotes nothing of the review, which waits to be looked at. */
export async function heldReviewMail(language: Language, { id }: { id: number }) {
  const review = await db
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'reviews.order_id')
        .onRef('order_lines.position', '=', 'reviews.position'),
    )
    .select(['stars', 'number', 'order_lines.title'])
    .where('reviews.id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst()
  if (!review) throw new Outdated(`review ${id} is no longer held`)
  return heldReviewLetter(language, review)
}

interface HeldReview {
  stars: number
  /** The order's number. */
  number: string
  title: string
}

export function heldReviewLetter(language: Language, review: HeldReview) {
  const { mails } = textsOf(language)
  const { subject, title, text, button } = mails.heldReview
  const { stars, number, title: product } = review
  const said = fill(text, { number, product, stars, most: STARS })
  return renderLetter(
    fill(subject, { product }),
    <MailLayout
      language={language}
      title={title}
      footer={mails.shopFooter}
      preview={said}
      contact={false}
    >
      <Paragraph>{said}</Paragraph>
      <MailButton href={shopUrl('/desk/reviews')}>{button}</MailButton>
    </MailLayout>,
  )
}
