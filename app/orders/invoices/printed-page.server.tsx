import { hash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface Printed {
  language: string | undefined
  title: string
  style: string
  /** What the body holds. */
  content: ReactNode
}

/** Returns a whole document without scripts, which has its style within. */
export const printedPage = ({ language, title, style, content }: Printed) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>{content}</body>
    </html>,
  )}`

/** Returns the policy of a printed page: its style, no frame around it, and what `more` allows. */
export const printedPolicy = (style: string, ...more: string[]) =>
  [
    `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    ...more,
    "frame-ancestors 'none'",
  ].join('; ')
