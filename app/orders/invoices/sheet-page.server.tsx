import { printedPage, printedPolicy } from './printed-page.server'
import type { Sheet } from './sheet'

export const STYLE = `
@page { margin: 18mm }
body { font: 14px/1.45 system-ui, sans-serif; color: #000; background: #fff; max-width: 180mm; margin: 10mm auto; padding: 0 5mm }
header, section { display: flex; flex-wrap: wrap; gap: 10mm; justify-content: space-between; margin-bottom: 8mm }
h1 { font-size: 26px; margin: 0 0 6mm }
h2 { font-size: 14px; margin: 0 0 2px }
p { margin: 0 0 2px; overflow-wrap: anywhere; white-space: pre-line }
dl { display: grid; grid-template-columns: auto auto; gap: 2px 6mm; margin: 0 }
dd { margin: 0 }
.sums dd { text-align: right; font-variant-numeric: tabular-nums }
.sums { justify-content: end }
table { width: 100%; border-collapse: collapse; margin-bottom: 6mm }
th, td { padding: 2mm 0 2mm 4mm; border-bottom: 1px solid #bbb; text-align: right; vertical-align: top; font-variant-numeric: tabular-nums }
th:first-child, td:first-child { padding-left: 0; text-align: left; overflow-wrap: anywhere }
tr { break-inside: avoid }
footer { margin-top: 8mm }
`

/** Returns a whole document without scripts, ready to print. */
export const sheetPage = (sheet: Sheet) =>
  printedPage({
    language: sheet.language,
    title: `${sheet.title} ${sheet.facts[0]?.[1]}`,
    style: STYLE,
    content: <SheetBody {...sheet} />,
  })

export const SHEET_POLICY = printedPolicy(STYLE)

/** Returns the policy of a document of these papers: logos are in their addresses. */
export const policyWith = (policy: string, sheets: readonly Sheet[]) =>
  sheets.some(({ logo }) => logo) ? `${policy}; img-src data:` : policy

/** Pixels of the screen. */
const LOGO_HEIGHT = 48

/** Renders a paper; a document may stack several. */
export function SheetBody({ title, seller, facts, to, head, rows, sums, notes, logo }: Sheet) {
  return (
    <>
      <main>
        {logo && <img src={logo} alt={seller[0] ?? ''} height={LOGO_HEIGHT} />}
        <h1>{title}</h1>
        <header>
          <div>
            <h2>{to.name}</h2>
            <Lines lines={to.lines} />
          </div>
          <div>
            <Lines lines={seller} />
          </div>
        </header>
        <section>
          <Pairs pairs={facts} />
        </section>
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
            {sums.map(({ name, value, strong }) => (
              <Sum key={name} name={name} value={value} strong={strong} />
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

const Pairs = ({ pairs }: { pairs: [string, string][] }) => (
  <dl>
    {pairs.map(([name, value]) => (
      <Sum key={name} name={name} value={value} />
    ))}
  </dl>
)

const Sum = ({ name, value, strong }: Sheet['sums'][number]) => (
  <>
    <dt>{strong ? <strong>{name}</strong> : name}</dt>
    <dd>{strong ? <strong>{value}</strong> : value}</dd>
  </>
)
