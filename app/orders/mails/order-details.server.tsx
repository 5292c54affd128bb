import { Section } from '@react-email/section'
import type { Language } from '../../business'
import { untaxed } from '../../cart/rules/taxes'
import { chosenIn } from '../../catalogue/variants/known-options.server'
import { shopUrl } from '../../http/shop-url.server'
import { type MailArticle, MailArticles } from '../../mail/frame/mail-articles'
import {
  MailAddress,
  MailHeading,
  MailLink,
  MailSubject,
  Pair,
  Paragraph,
  Unbroken,
} from '../../mail/frame/mail-parts'
import { settings } from '../../settings/settings.server'
import { shopDate, shopMoment } from '../../texts/clocks/shop-moment.server'
import { withColon } from '../../texts/colon'
import { formatMoney } from '../../texts/currency.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { promisedText } from '../delivery/promise.server'
import { isInEuropeanUnion, WITHDRAWAL_DAYS } from '../order/european-union'
import type { Order } from '../order/order'
import { parcelLink } from '../order/tracking-link.server'
import { WAYS_TO_PAY } from '../paying/ways-to-pay'
import { taxRows } from '../pricing/tax-rows.server'
import { mailedAddress } from './mailed-place.server'

export interface OrderProps {
  order: Order
  language: Language
}

/** Returns a line as a mail shows it; `pieces` are all of them by default. */
export function articleOf(
  language: Language,
  item: Order['items'][number],
  currency: string,
  { quantity = item.quantity, price = item.lineTotal }: { quantity?: number; price?: number } = {},
): MailArticle {
  const money = (amount: number) => formatMoney(language, amount, currency)
  return {
    title: item.title,
    options: chosenIn(language, item.options ?? []).map(
      ({ name, value }) => `${withColon(language, name)} ${value}`,
    ),
    pieces: `${quantity} × ${money(item.unitPrice)}`,
    price: money(price),
    picture: item.thumbnail,
    href: shopUrl(
      `/shop/${item.productId}${item.variant ? `?variant=${item.variant}` : ''}`,
      language,
    ),
  }
}

/** Says the order's number and day below the heading. */
export function OrderNumber({ order, language }: OrderProps) {
  const { sheets } = textsOf(language)
  return (
    <MailSubject>
      {sheets.order} <Unbroken>{order.number}</Unbroken> ·{' '}
      {shopDate(language, Date.parse(order.placedAt))}
    </MailSubject>
  )
}

/** Shows the articles alone, where sums would read as a bill or stand above already. */
export function Articles({ order, language, title }: OrderProps & { title?: string }) {
  return (
    <>
      <MailHeading>{title ?? textsOf(language).mails.articles}</MailHeading>
      <MailArticles
        articles={order.items.map((item) => articleOf(language, item, order.currency))}
      />
    </>
  )
}

/** The articles with their sums, and how the order is paid. */
export function OrderedArticles({ order, language, title }: OrderProps & { title?: string }) {
  const { mails: t, sheets } = textsOf(language)
  const way = WAYS_TO_PAY[order.payment].says.invoice(sheets)
  return (
    <>
      <Articles order={order} language={language} title={title} />
      <Section style={{ margin: '0 0 16px' }}>
        {sumsOf(order, language).map(([left, right]) => (
          <Pair key={left} left={left} right={right} summed={left === t.total} />
        ))}
      </Section>
      <MailHeading>{sheets.payment}</MailHeading>
      <Paragraph>{way}</Paragraph>
    </>
  )
}

function sumsOf(order: Order, language: Language) {
  const { mails: t } = textsOf(language)
  const price = (cents: number) => formatMoney(language, cents, order.currency)
  const vat = untaxed(order.taxes) ? [] : taxRows(t.vat, order, language)
  return [
    [t.subtotal, price(order.subtotal)],
    ...(order.discount > 0 ? [[t.discount, `-${price(order.discount)}`]] : []),
    ...(order.includesTax ? [] : vat),
    [t.shipping, order.shipping === 0 ? t.free : price(order.shipping)],
    ...(order.fee > 0 ? [[t.fee, price(order.fee)]] : []),
    [t.total, price(order.total)],
    ...(order.includesTax ? vat.map(([tax = '', sum]) => [fill(t.includes, { tax }), sum]) : []),
  ]
}

/** Says where the order goes. */
export function DeliveredTo({ order, language, known }: OrderProps & { known: boolean }) {
  const { mails: t } = textsOf(language)
  return (
    <>
      <MailHeading>{t.deliverTo}</MailHeading>
      <MailAddress lines={mailedAddress(order.billing, language, known)} />
      {!known && <Paragraph>{t.wholeAddress}</Paragraph>}
    </>
  )
}

/** Says when the order arrives. */
export function Promised({ order, language }: OrderProps) {
  const text = promisedText(language, order)
  return (
    text && (
      <Paragraph>
        <strong>{text}</strong>
      </Paragraph>
    )
  )
}

/** Says the parcel's service and number; the button that follows it stands below. */
export function SentParcel({ order, language }: OrderProps) {
  const { carrier, tracking } = order
  const number = tracking === parcelLink(order) ? undefined : tracking
  const named = [carrier, number].filter(Boolean).join(' ')
  if (!named) return null
  return (
    <Paragraph>
      {withColon(language, textsOf(language).mails.parcel)} {named}
    </Paragraph>
  )
}

/** Says how to return articles and, where the law gives the right, how to withdraw. */
export function Returns({ order, language }: OrderProps) {
  const { mails: t, orderReturns } = textsOf(language)
  const page = (way: string) => shopUrl(`/orders/${order.token}/${way}`, language)
  return (
    <>
      <MailHeading>{t.returnsTitle}</MailHeading>
      <Paragraph>
        {fill(t.returns, { days: settings().shipping.returnDays })}{' '}
        <MailLink href={page('return')}>{orderReturns.ask}</MailLink>
      </Paragraph>
      {isInEuropeanUnion(order.billing.country) && (
        <Paragraph>
          {fill(t.withdrawal, { days: WITHDRAWAL_DAYS })}{' '}
          <MailLink href={page('withdraw')}>{orderReturns.withdraw}</MailLink>
        </Paragraph>
      )}
    </>
  )
}

/** Fills an order's values in; `due` is when it ends by itself. */
export function fillOrder(text: string, order: Order, language: Language) {
  const due = order.dueAt ?? order.confirmBy
  const { total, advance = 0 } = order
  const money = (amount: number) => formatMoney(language, amount, order.currency)
  return fill(text, {
    number: order.number,
    total: money(total),
    ...{ advance: money(advance), rest: money(total - advance) },
    ...(due && { due: shopMoment(language, due) }),
  })
}
