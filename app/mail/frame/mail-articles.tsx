import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { settings } from '../../settings/settings.server'
import { mailPicture } from './mail-pictures.server'
import { lightStyle } from './mail-styles'

/** CSS pixels of an article's picture. */
const SIDE = 72
const GAP = 12

export interface MailArticle {
  title: string
  /** The chosen values, such as 'Size: M'. */
  options?: readonly string[]
  /** The pieces, and what one costs: '2 × $9.99'. */
  pieces?: string
  price?: string
  picture?: string
  /** The address of its page. */
  href?: string
}

/** Articles with their pictures; without a public address they are the same without pictures. */
export function MailArticles({ articles }: { articles: readonly MailArticle[] }) {
  const { accent } = settings().shop
  return (
    <Section
      className="m-line"
      style={{
        ...lightStyle('m-line', accent),
        borderStyle: 'solid',
        borderWidth: '1px 0',
        margin: '8px 0 16px',
        padding: '8px 0',
      }}
    >
      {articles.map((article, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be of one product
        <Article key={at} article={article} accent={accent} />
      ))}
    </Section>
  )
}

/** The width in CSS pixels of the picture of a letter's only product. */
const WIDE = 320

/** Renders the one product that a letter is about, with a large picture. */
export function MailProduct({ product }: { product: MailArticle }) {
  const { accent } = settings().shop
  const src = mailPicture(product.picture, WIDE)
  return (
    <Section style={{ margin: '8px 0 16px' }}>
      {src && (
        <Row>
          <Column>
            <LinkedPicture article={product} src={src} side={WIDE} accent={accent} />
          </Column>
        </Row>
      )}
      <Article article={{ ...product, picture: undefined }} accent={accent} />
    </Section>
  )
}

interface PictureProps {
  article: MailArticle
  src: string
  /** CSS pixels. */
  side: number
  accent: string
}

/** The title beside a picture is a link of the same name for everybody else. */
const POINTERS_ONLY = { tabIndex: -1, 'aria-hidden': true }

/** Renders a picture that leads where the title beside it does. */
function LinkedPicture({ article: { title, href }, src, side, accent }: PictureProps) {
  const picture = (
    <img
      src={src}
      alt={title}
      width={side}
      height={side > SIDE ? undefined : side}
      className="m-tile m-muted"
      style={{
        ...lightStyle('m-tile', accent),
        ...lightStyle('m-muted', accent),
        borderRadius: 4,
        display: 'block',
        fontSize: 11,
        lineHeight: '14px',
        border: 0,
        ...(side > SIDE && { height: 'auto', maxWidth: side, width: '100%' }),
        objectFit: 'contain',
        overflow: 'hidden',
      }}
    />
  )
  if (!href) return picture
  return (
    <a href={href} className="m-picture" {...POINTERS_ONLY}>
      {picture}
    </a>
  )
}

function Article({ article, accent }: { article: MailArticle; accent: string }) {
  const { title, options = [], pieces, price, href } = article
  const src = mailPicture(article.picture, SIDE)
  const small = { fontSize: 13, lineHeight: '20px' }
  return (
    <Row>
      {src && (
        <Column style={{ padding: `8px ${GAP}px 8px 0`, verticalAlign: 'top', width: SIDE }}>
          <LinkedPicture article={article} src={src} side={SIDE} accent={accent} />
        </Column>
      )}
      <Column style={{ fontSize: 15, lineHeight: '22px', padding: '8px 0', verticalAlign: 'top' }}>
        <div style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {href ? (
            <a
              href={href}
              className="m-ink"
              style={{ ...lightStyle('m-ink', accent), textDecoration: 'none' }}
            >
              {title}
            </a>
          ) : (
            title
          )}
        </div>
        {options.map((option) => (
          <div
            key={option}
            className="m-muted"
            style={{ ...small, ...lightStyle('m-muted', accent), overflowWrap: 'anywhere' }}
          >
            {option}
          </div>
        ))}
        {pieces && (
          <div className="m-muted" style={{ ...small, ...lightStyle('m-muted', accent) }}>
            {pieces}
          </div>
        )}
      </Column>
      {price && (
        <Column
          style={{
            fontSize: 15,
            lineHeight: '22px',
            padding: '8px 0 8px 12px',
            textAlign: 'right',
            verticalAlign: 'top',
            whiteSpace: 'nowrap',
          }}
        >
          {price}
        </Column>
      )}
    </Row>
  )
}
