import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import type { Language } from '../business'
import { shopUrl } from '../http/shop-url.server'
import { settings } from '../settings/settings.server'
import { withColon } from '../texts/colon'
import { textsOf } from '../texts/texts.server'
import { buttonColour } from './frame/mail-colours'
import { MailHeading, MailLink } from './frame/mail-parts'
import { mailLogo } from './frame/mail-pictures.server'
import { HEADING_FONT, lightStyle, MAIL_FONT, mailStyles, WEAVE } from './frame/mail-styles'

interface LetterProps {
  language: Language
  title: string
  children: ReactNode
  footer: string
  /** False in mails to the shop itself. */
  contact?: boolean
}

/** The frame of every mail: the shop's mark, the letter, how to reach the shop. */
export function MailLayout({ language, title, children, footer, contact = true }: LetterProps) {
  const { accent } = settings().shop
  const light = (name: string) => lightStyle(name, accent)
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, of checked colours */}
        <style dangerouslySetInnerHTML={{ __html: mailStyles(accent) }} />
      </Head>
      <Body className="m-page" style={{ margin: 0 }}>
        <Row className="m-page" style={light('m-page')}>
          <Column className="m-outer" style={{ fontFamily: MAIL_FONT, padding: '24px 0' }}>
            <Container className="m-paper" style={{ ...light('m-paper'), maxWidth: 600 }}>
              <Row>
                <Column
                  aria-hidden
                  style={{
                    backgroundColor: buttonColour(accent),
                    ...WEAVE,
                    fontSize: 1,
                    height: 16,
                    lineHeight: '16px',
                  }}
                />
              </Row>
              <Section>
                <Row>
                  <Column className="m-pad" style={{ padding: '24px 32px 32px' }}>
                    <Mark />
                    <Heading
                      as="h1"
                      style={{
                        fontFamily: HEADING_FONT,
                        fontSize: 26,
                        lineHeight: '34px',
                        margin: '24px 0 16px',
                      }}
                    >
                      {title}
                    </Heading>
                    {children}
                    <Section
                      className="m-line"
                      style={{
                        ...light('m-line'),
                        borderStyle: 'solid',
                        borderWidth: '1px 0 0',
                        marginTop: 24,
                      }}
                    >
                      {contact && <MailContact language={language} />}
                      <Text
                        className="m-muted"
                        style={{
                          ...light('m-muted'),
                          fontSize: 12,
                          lineHeight: '18px',
                          margin: contact ? 0 : '16px 0 0',
                        }}
                      >
                        {footer}
                      </Text>
                    </Section>
                  </Column>
                </Row>
              </Section>
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  )
}

/** The merchant's logo on white, as it may be black, or the shop's name. */
function Mark() {
  const logo = mailLogo()
  const { name } = settings().shop
  const style = { fontFamily: HEADING_FONT, fontSize: 24, fontWeight: 700, lineHeight: '32px' }
  if (!logo) return <Text style={{ ...style, margin: 0, overflowWrap: 'anywhere' }}>{name}</Text>
  return (
    <img
      {...logo}
      alt={name}
      className="m-logo"
      style={{
        ...style,
        backgroundColor: '#ffffff',
        border: '4px solid #ffffff',
        borderRadius: 4,
        color: '#111111',
        display: 'block',
      }}
    />
  )
}

/** How to reach the shop, and who it is: what its settings name, and the page to write on. */
function MailContact({ language }: { language: Language }) {
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
          {withColon(language, t.writeTo)} <MailLink href={`mailto:${email}`}>{email}</MailLink>
        </Text>
      )}
      {shop.phone && (
        <Text style={line}>
          {withColon(language, t.call)}{' '}
          <MailLink href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</MailLink>
        </Text>
      )}
      {shop.hours && <Text style={line}>{shop.hours}</Text>}
      <Text style={line}>
        <MailLink href={shopUrl('/contacts', language)}>{t.contactPage}</MailLink>
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
