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
import { textsOf } from '../texts/texts.server'
import { buttonColour } from './frame/mail-colours'
import { MailContact } from './frame/mail-contact'
import { MailLink } from './frame/mail-parts'
import { mailLogo } from './frame/mail-pictures.server'
import { HEADING_FONT, lightStyle, MAIL_FONT, mailStyles, WEAVE } from './frame/mail-styles'

interface LetterProps {
  language: Language
  title: string
  children: ReactNode
  footer: string
  /** The address to unsubscribe, if this mail may come again. */
  leave?: string
  /** What lists of mails show beside the subject; the letter says it too. */
  preview?: string
  /** False in mails to the shop itself. */
  contact?: boolean
}

const UNSEEN = {
  ...({ msoHide: 'all' } as object), // Outlook alone reads it.
  display: 'none',
  fontSize: 1,
  lineHeight: '1px',
  maxHeight: 0,
  maxWidth: 0,
  opacity: 0,
  overflow: 'hidden',
}
/** Fills the rest of the line in lists of mails, which would go on with the letter's first words. */
const NOTHING_MORE = '\u034f\u200c\u00a0'.repeat(80)

/** Leaves out a last sentence that leads to what stands below it. */
const wholeSentences = (text = '') => text.replace(/(^|(?<=[.!?])\s+)[^.!?]*:$/, '')

/** The frame of every mail: the shop's mark, the letter, how to reach the shop. */
export function MailLayout({
  language,
  title,
  children,
  footer,
  leave,
  preview,
  contact = true,
}: LetterProps) {
  const { accent } = settings().shop
  const previewed = wholeSentences(preview)
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
        {previewed && (
          <div className="m-preview" style={UNSEEN}>
            {previewed}
            {NOTHING_MORE}
          </div>
        )}
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
                    height: 8,
                    lineHeight: '8px',
                  }}
                />
              </Row>
              <Section>
                <Row>
                  <Column className="m-pad" style={{ padding: '24px 32px 32px' }}>
                    <Mark language={language} />
                    <Heading
                      as="h1"
                      style={{
                        fontFamily: HEADING_FONT,
                        fontSize: 28,
                        lineHeight: '36px',
                        margin: '24px 0 8px',
                        overflowWrap: 'anywhere',
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
                        {leave && (
                          <>
                            {' '}
                            <MailLink href={leave}>{textsOf(language).mails.unsubscribe}</MailLink>
                          </>
                        )}
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

/** Renders the merchant's logo on white, as it may be black, or the shop's name; it leads home. */
function Mark({ language }: { language: Language }) {
  const logo = mailLogo()
  const { name, accent } = settings().shop
  const style = { fontFamily: HEADING_FONT, fontSize: 20, fontWeight: 700, lineHeight: '28px' }
  return (
    <Text style={{ margin: 0, overflowWrap: 'anywhere' }}>
      <a
        href={shopUrl('/', language)}
        className="m-ink"
        style={{ ...lightStyle('m-ink', accent), ...style, textDecoration: 'none' }}
      >
        {logo ? (
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
        ) : (
          name
        )}
      </a>
    </Text>
  )
}
