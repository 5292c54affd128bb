import type { TableRow } from '../../../catalogue/care/table/table-query'
import { fill, plural } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Badge, type Tone } from '../../kit/badge'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { useMoney } from '../../kit/use-formats'
import { CellEdit } from './cell-edit'
import { Thumbnail } from './thumbnail'
import { useChoices } from './use-choices'

const TONES: Record<TableRow['state'], Tone> = { shop: 'ok', hidden: 'warn', gone: 'neutral' }

export function useColumns(): ColumnOf<TableRow>[] {
  const { products } = useDeskTexts()
  const { columns, states } = products
  const money = useMoney()
  const mayDo = useMay()
  const { categories } = useChoices()
  const names = new Map(categories.map(({ slug, name }) => [slug, name]))
  const changes = mayDo('products.change')
  return titled(columns, [
    {
      id: 'title',
      sortable: true,
      cell: ({ title, brand, id, picture }) => (
        <span className="cell-words flex min-w-0 items-center gap-3 pr-10 sm:pr-0">
          <Thumbnail path={picture} />
          <span className="min-w-0">
            <span className="line-clamp-2 font-medium">{title}</span>
            <span className="font-normal text-muted text-sm">
              {brand ?? fill(products.number, { id })}
            </span>
          </span>
        </span>
      ),
    },
    { id: 'sku', cell: ({ sku }) => sku ?? '–' },
    { id: 'category', wideOnly: true, cell: ({ category }) => names.get(category) ?? category },
    {
      id: 'price',
      sortable: true,
      end: true,
      cell: (row) => (
        <>
          {row.variants > 0 || !changes ? (
            money.format(row.price)
          ) : (
            <CellEdit row={row} field="price" />
          )}
          {row.scheduled !== undefined && (
            <span className="block text-muted text-sm">
              {fill(products.nowAt, { price: money.format(row.scheduled) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'stock',
      end: true,
      cell: (row) =>
        row.variants > 0 ? (
          <>
            {row.stock}
            <span className="block text-muted text-sm">
              {plural('en', products.variantsOf, row.variants)}
            </span>
          </>
        ) : changes ? (
          <CellEdit row={row} field="stock" />
        ) : (
          row.stock
        ),
    },
    { id: 'state', cell: ({ state }) => <Badge tone={TONES[state]}>{states[state]}</Badge> },
  ])
}
