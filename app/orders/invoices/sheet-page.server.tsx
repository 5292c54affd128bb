import fonts from '../../ui/fonts/fonts.css?inline'
import { printedPage, printedPolicy } from './printed-page.server'
import type { Sheet } from './sheet'

/** On a screen a paper lies as a sheet on a ground, with a way back above it. */
const onScreen = `
.back { display: inline-block; padding: 10px 0; margin-bottom: 4mm; color: inherit; text-underline-offset: 4px }
.back::before { content: "← " }
.sums { width: fit-content; min-width: 60mm; margin-left: auto; grid-template-columns: 1fr auto }
@media (width < 640px) {
  .facts { display: grid; grid-template-columns: 1fr 1fr }
  tr:has(> :nth-child(4)) { display: flex; flex-wrap: wrap; border-bottom: 1px solid #ccc }
  tr:has(> :nth-child(4)) > * { flex: 1; padding-left: 0; border: 0 }
  tr:has(> :nth-child(4)) > :first-child { flex-basis: 100%; padding-bottom: 0 }
  tr:has(> :nth-child(4)) > :nth-child(2) { text-align: left }
  thead tr:has(> :nth-child(4)) { border-color: #000 }
}
html { background: #f5f5f5 }
body { position: relative; margin: 64px 8px 16px; padding: 16px 12px; border-radius: 4px; box-shadow: 0 1px 13px #0001 }
.back { position: absolute; bottom: 100%; left: 0; margin: 0 0 2mm }
@media (width >= 768px) {
  body { max-width: min(180mm, 100vw - 30mm - 48px); margin: 24mm auto 16mm; padding: 15mm }
}`

export const STYLE = `${fonts}
@page { margin: 18mm }
body { font: 14px/1.45 Poppins, "Poppins fallback", "Poppins DejaVu", system-ui, sans-serif; color: #000; background: #fff; max-width: 180mm; margin: 10mm auto; padding: 0 5mm }
@media print { body { max-width: none; margin: 0; padding: 0 } }
.top { display: flex; flex-wrap: wrap; gap: 2mm 10mm; justify-content: space-between; align-items: center; padding-bottom: 5mm; border-bottom: 2px solid; margin-bottom: 8mm }
h1, .top strong { font: 600 28px/1.2 Inter, "Inter fallback", "Inter DejaVu", system-ui, sans-serif; margin: 0 }
.top strong { font-size: 20px }
.parties { display: grid; grid-template-columns: repeat(auto-fit, minmax(60mm, 1fr)); gap: 6mm 10mm; margin-bottom: 8mm }
h2 { font-size: 14px; font-weight: 500; margin: 0 0 2px }
p { margin: 0 0 2px; overflow-wrap: anywhere; white-space: pre-line }
dl { display: grid; grid-template-columns: auto auto; gap: 4px 8mm; margin: 0 }
dd { margin: 0 }
.facts { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4mm 5mm; margin-bottom: 10mm }
.facts dd { font-size: 13px }
.facts dt, th { font-size: 12px; font-weight: normal; color: #555 }
.sums { justify-content: end }
.sums dd { text-align: right; font-variant-numeric: tabular-nums }
.sums .strong { border-top: 2px solid; padding-top: 4px; margin-top: 4px; margin-left: -8mm; font-size: 18px; font-weight: 500 }
.sums dt.strong { margin-left: 0 }
table { width: 100%; border-collapse: collapse; margin-bottom: 6mm }
th, td { padding: 2mm 0 2mm 4mm; border-bottom: 1px solid #ccc; text-align: right; vertical-align: top; font-variant-numeric: tabular-nums }
th { border-bottom-color: #000; vertical-align: bottom }
th:first-child, td:first-child { padding-left: 0; text-align: left; overflow-wrap: anywhere }
tr, .sums, footer { break-inside: avoid }
.sums { break-before: avoid }
.back { display: none }
@media screen { ${onScreen} }
footer:not(:empty) { margin-top: 10mm; padding-top: 4mm; border-top: 1px solid #ccc }
`

interface Back {
  href: string
  text: string
}

/** Returns a whole document without scripts, ready to print; the screen alone shows the way back. */
export const sheetPage = (sheet: Sheet, back?: Back) =>
  printedPage({
    language: sheet.language,
    title: `${sheet.title} ${sheet.facts[0]?.[1]}`,
    style: STYLE,
    content: (
      <>
        {back && (
          <a className="back" href={back.href}>
            {back.text}
          </a>
        )}
        <SheetBody {...sheet} />
      </>
    ),
  })

export const SHEET_POLICY = printedPolicy(STYLE, "font-src 'self'")

/** Returns the policy of a document of these papers: logos are in their addresses. */
export const policyWith = (policy: string, sheets: readonly Sheet[]) =>
  sheets.some(({ logo }) => logo) ? `${policy}; img-src data:` : policy

/** Pixels of the screen. */
const LOGO_HEIGHT = 48

/** Renders a paper; a document may stack several. A shop without a logo signs with its name. */
export function SheetBody({
  title,
  from,
  seller,
  facts,
  to,
  head,
  rows,
  sums,
  notes,
  logo,
}: Sheet) {
  const [name = '', ...address] = seller
  return (
    <>
      <main>
        <div className="top">
          <h1>{title}</h1>
          {logo ? <img src={logo} alt={name} height={LOGO_HEIGHT} /> : <strong>{name}</strong>}
        </div>
        <div className="parties">
          <div>
            <h2>{to.name}</h2>
            <Lines lines={to.lines} />
          </div>
          <div>
            {from && <h2>{from}</h2>}
            {logo && <h2>{name}</h2>}
            <Lines lines={address} />
          </div>
        </div>
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={head[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {sums.length > 0 && (
          <dl className="sums">
            {sums.map((sum) => (
              <Sum key={sum.name} {...sum} />
            ))}
          </dl>
        )}
      </main>
      <footer>
        <Lines lines={notes} />
      </footer>
    </>
  )
}

const Lines = ({ lines }: { lines: string[] }) => lines.map((line) => <p key={line}>{line}</p>)

function Sum({ name, value, strong }: Sheet['sums'][number]) {
  const className = strong ? 'strong' : undefined
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={className}>{value}</dd>
    </>
  )
}
