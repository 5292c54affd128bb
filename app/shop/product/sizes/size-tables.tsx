import { catalogueLanguage } from '../../../texts/language'
import { useLanguage } from '../../../texts/texts'
import type { ShownSizes } from './shown-sizes.server'
import styles from './size-tables.css?inline'

/** Shows a merchant's tables of sizes; each scrolls by itself where it is wider than the page. */
export default function SizeTables({ tables, size, words }: ShownSizes) {
  const own = catalogueLanguage(useLanguage())
  const said = (label: string) => ({
    lang: words[label] === undefined ? own : undefined,
    children: words[label] ?? label,
  })
  return (
    <div className="size-tables">
      <style>{styles}</style>
      {tables.map(({ title, columns, rows }) => (
        <div key={title + columns.join()} className="size-table">
          <table>
            {title && <caption {...said(title)} />}
            <thead>
              <tr>
                <th scope="col">{size}</th>
                {columns.map((column) => (
                  <th key={column} scope="col" {...said(column)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.size}>
                  <th scope="row">{row.size}</th>
                  {columns.map((column, at) => (
                    <td key={column}>{row.values[at] || '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  )
}
