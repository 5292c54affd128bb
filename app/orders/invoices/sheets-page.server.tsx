import { hash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Sheet } from './sheet'
import { SheetBody, STYLE } from './sheet-page.server'

const PARTED = `${STYLE}article + article { break-before: page; margin-top: 20mm }
@media print { article + article { margin-top: 0 } }
`

/** Returns papers of several orders as a document, each on a page of its own. */
export const sheetsPage = (sheets: readonly Sheet[]) =>
  `<!doctype html>${renderToStaticMarkup(<Pages sheets={sheets} />)}`

export const SHEETS_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', PARTED, 'base64')}'; frame-ancestors 'none'`

const Pages = ({ sheets }: { sheets: readonly Sheet[] }) => (
  <html lang={sheets[0]?.language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${sheets[0]?.title} (${sheets.length})`}</title>
      <style>{PARTED}</style>
    </head>
    <body>
      {sheets.map((sheet) => (
        <article key={`${sheet.title} ${sheet.facts[0]?.[1]}`} lang={sheet.language}>
          <SheetBody {...sheet} />
        </article>
      ))}
    </body>
  </html>
)
