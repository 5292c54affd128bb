import { printedPage, printedPolicy } from './printed-page.server'
import type { Sheet } from './sheet'
import { SheetBody, STYLE } from './sheet-page.server'

const PARTED = `${STYLE}article + article { break-before: page; margin-top: 20mm }
@media print { article + article { margin-top: 0 } }
`

/** Returns papers of several orders as a document, each on a page of its own. */
export const sheetsPage = (sheets: readonly Sheet[]) =>
  printedPage({
    language: sheets[0]?.language,
    title: `${sheets[0]?.title} (${sheets.length})`,
    style: PARTED,
    content: sheets.map((sheet) => (
      <article key={`${sheet.title} ${sheet.facts[0]?.[1]}`} lang={sheet.language}>
        <SheetBody {...sheet} />
      </article>
    )),
  })

export const SHEETS_POLICY = printedPolicy(PARTED, "font-src 'self'")
