import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import type { Language } from '../../business'
import { shopUrl } from '../../http/shop-url.server'
import { settings } from '../../settings/settings.server'
import { withColon } from '../../texts/colon'
import { textsOf } from '../../texts/texts.server'
import { MailHeading } from './mail-parts'
import { lightStyle } from './mail-styles'

/** How to reach the shop, and who it is: what its settings name, and the page to write on. */
export function MailContact({ language }: { language: Language }) {
  const { shop } = settings()
  const { mails: t } = textsOf(language)
  const [email] = shop.emails
  const seller = [shop.legalName, shop.street, shop.city].filter(Boolean)
  const line = { fontSize: 14, lineHeight: '22px', margin: 0 }
  return (
    <>
      <MailHeading>{t.questions}</MailHeading>
      {email && (
        <Text style={line}>
          {withColon(language, t.writeTo)}{' '}
          <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
        </Text>
      )}
      {shop.phone && (
        <Text style={line}>
          {withColon(language, t.call)}{' '}
          <ContactLink href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</ContactLink>
        </Text>
      )}
      {shop.hours && <Text style={line}>{shop.hours}</Text>}
      <Text style={line}>
        <ContactLink href={shopUrl('/contacts', language)}>{t.contactPage}</ContactLink>
      </Text>
      <Text
        className="m-muted"
        style={{ ...lightStyle('m-muted', shop.accent), ...line, margin: '12px 0' }}
      >
        {seller.join(', ')}
      </Text>
    </>
  )
}

/** Renders a link of the letter's own colour, high enough for a thumb on a phone. */
const ContactLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="m-ink m-touch"
    style={{ ...lightStyle('m-ink', settings().shop.accent), textDecoration: 'underline' }}
  >
    {children}
  </a>
)
