import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { compile } from 'html-to-text'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../business'
import { DEFAULT_ACCENT } from '../settings/groups/shop'
import { settings } from '../settings/settings.server'
import type { RenderedMail } from './templates.server'

/** The red of the pages' buttons. */
const RED = '#cf3a3a'
const FONT = 'Poppins, Helvetica, Arial, sans-serif'

interface LetterProps {
  language: Language
  title: string
  children: ReactNode
  footer: string
}

export function MailLayout({ language, title, children, footer }: LetterProps) {
  return (
    <Html lang={language}>
      <Head>
        <title>{title}</title>
      </Head>
      <Body style={{ backgroundColor: '#f5f5f5', fontFamily: FONT, margin: 0, padding: '24px 0' }}>
        <Container style={{ backgroundColor: '#fff', maxWidth: 600, padding: '32px 24px' }}>
          <Text style={{ fontSize: 24, fontWeight: 700, margin: 0 }}>{settings().shop.name}</Text>
          <Heading as="h1" style={{ fontSize: 22, margin: '24px 0 8px' }}>
            {title}
          </Heading>
          {children}
          <Section style={{ borderTop: '1px solid #ddd', marginTop: 32 }}>
            <Text style={{ color: '#666', fontSize: 12 }}>{footer}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 15, lineHeight: '24px', margin: '0 0 16px' }}>{children}</Text>
)

export const MailButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: '8px 0 24px' }}>
    <Button
      href={href}
      style={{
        backgroundColor: buttonColour(),
        borderRadius: 4,
        color: '#fff',
        padding: '14px 32px',
      }}
    >
      {children}
    </Button>
  </Section>
)

function buttonColour() {
  const { accent } = settings().shop
  return accent.toLowerCase() === DEFAULT_ACCENT ? RED : accent
}

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

const asBlock = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } }

/** Compiled once, because that takes longer than the text of a mail. */
const plainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'td', ...asBlock },
  ],
})

export function renderLetter(subject: string, letter: ReactElement): RenderedMail {
  const html = DOCTYPE + renderToStaticMarkup(letter)
  return { subject, html, text: plainText(html) }
}
