import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { CSSProperties, ReactNode } from 'react'
import { settings } from '../../settings/settings.server'
import { buttonColour } from './mail-colours'
import { HEADING_FONT, lightStyle } from './mail-styles'

const accent = () => settings().shop.accent
const light = (name: string) => lightStyle(name, accent())

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ fontSize: 15, lineHeight: '24px', margin: '0 0 16px', overflowWrap: 'anywhere' }}>
    {children}
  </Text>
)

/** A person's words, each line of them a paragraph. */
export const WrittenLines = ({ text }: { text: string }) =>
  text.split(/\r?\n/).map((line, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    <Paragraph key={position}>{line}</Paragraph>
  ))

export const MailHeading = ({ children }: { children: ReactNode }) => (
  <Heading
    as="h2"
    style={{ fontFamily: HEADING_FONT, fontSize: 16, lineHeight: '24px', margin: '24px 0 8px' }}
  >
    {children}
  </Heading>
)

export const MailLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="m-link" style={light('m-link')}>
    {children}
  </a>
)

export const MailButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: '8px 0 24px' }}>
    <Button
      href={href}
      className="m-button"
      style={{
        backgroundColor: buttonColour(accent()),
        borderRadius: 4,
        color: '#ffffff',
        fontSize: 16,
        fontWeight: 600,
        lineHeight: '20px',
        padding: '14px 32px',
      }}
    >
      {children}
    </Button>
  </Section>
)

/** Renders what names the letter's subject, such as an order's number, below its heading. */
export const MailSubject = ({ children }: { children: ReactNode }) => (
  <Text
    className="m-muted"
    style={{ ...light('m-muted'), fontSize: 14, lineHeight: '22px', margin: '0 0 16px' }}
  >
    {children}
  </Text>
)

/** Renders a number in one line, which mail programs would break at its hyphens. */
export const Unbroken = ({ children }: { children: ReactNode }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
)

/** Renders what the reader came for on a ground of its own. */
export const MailTile = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <Section style={{ margin: '8px 0 16px' }}>
    <Row>
      <Column
        className="m-tile"
        style={{
          ...light('m-tile'),
          borderRadius: 4,
          fontSize: 15,
          lineHeight: '22px',
          padding: '12px 16px',
          ...style,
        }}
      >
        {children}
      </Column>
    </Row>
  </Section>
)

/** Renders a code or a number that is to be read off. */
export const MailCode = ({ children }: { children: ReactNode }) => (
  <MailTile
    style={{
      fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
      fontSize: 18,
      fontWeight: 700,
    }}
  >
    {children}
  </MailTile>
)

interface AddressProps {
  lines: readonly string[]
  /** The distance to what follows; none within a tile. */
  below?: number
}

/** Renders an address in lines, as on a parcel. */
export const MailAddress = ({ lines, below = 16 }: AddressProps) => (
  <Section style={{ margin: `0 0 ${below}px` }}>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
      <Row key={at}>
        <Column style={{ fontSize: 15, lineHeight: '22px', overflowWrap: 'anywhere' }}>
          {line}
        </Column>
      </Row>
    ))}
  </Section>
)

interface PairProps {
  left?: string
  right?: string
  strong?: boolean
  /** A line stands above, as above a total. */
  summed?: boolean
}

/** The most letters of a label that stays on one line beside a long value. */
const SHORT_LABEL = 20

/** The air between the parts of a sum and the line above it, in CSS pixels. */
const ABOVE_SUM = 8

/** A label with its value, such as a sum. */
export function Pair({ left, right, strong, summed }: PairProps) {
  const style = {
    ...(summed && { ...light('m-line'), borderStyle: 'solid', borderWidth: '1px 0 0' }),
    fontSize: summed ? 18 : strong ? 16 : 15,
    fontWeight: strong || summed ? 700 : 400,
    lineHeight: summed ? '26px' : '22px',
    padding: summed ? '12px 0 8px' : '4px 0',
    verticalAlign: 'top',
  }
  const className = summed ? 'm-line' : undefined
  const isShort = (left ?? '').length <= SHORT_LABEL
  const row = (
    <Row>
      <Column
        className={className}
        style={{ ...style, paddingRight: 16, ...(isShort && { whiteSpace: 'nowrap' }) }}
      >
        {left}
      </Column>
      <Column
        className={className}
        style={{ ...style, overflowWrap: 'anywhere', textAlign: 'right' }}
      >
        {right}
      </Column>
    </Row>
  )
  if (!summed) return row
  return (
    <>
      <Row>
        <Column style={{ fontSize: 1, height: ABOVE_SUM, lineHeight: `${ABOVE_SUM}px` }} />
      </Row>
      {row}
    </>
  )
}
