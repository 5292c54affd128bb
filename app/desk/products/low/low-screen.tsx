import { Link } from 'react-router'
import { fill, plural } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { useFigures } from '../../kit/use-formats'
import { CellEdit } from '../table/cell-edit'
import { Thumbnail } from '../table/thumbnail'
import type { LowPage, LowRow } from './low-row'

const DEFAULTS = { page: '1' }

/** Lists what needs reordering: stock left, reserved pieces, and sales per day. */
export default function LowScreen() {
  const { products, screens } = useDeskTexts()
  const { low: texts } = products
  const mayDo = useMay()
  const list = useList<LowPage, typeof DEFAULTS>('/products/low', DEFAULTS)
  const { data } = list.read
  const columns = useColumns(mayDo('products.change'))
  return (
    <ListScreen
      title={screens.lowStock}
      back={{ to: '/products', text: screens.products }}
      list={list}
      notice={
        data && (
          <p className="text-muted">
            {fill(texts.about, { count: data.threshold })}{' '}
            {mayDo('settings.change') && (
              <Link to="/settings" className="underline">
                {texts.setting}
              </Link>
            )}
          </p>
        )
      }
      columns={columns}
      rows={data?.rows}
      empty={texts.none}
      href={({ productId }) => `/products/${productId}`}
      page={data}
    />
  )
}

function useColumns(changes: boolean): ColumnOf<LowRow>[] {
  const { columns, low: texts } = useDeskTexts().products
  const figures = useFigures()
  return titled(columns, [
    {
      id: 'title',
      cell: ({ title, chosen, picture }) => (
        <span className="cell-words flex min-w-0 items-center gap-3">
          <Thumbnail path={picture} />
          <span className="min-w-0">
            <span className="line-clamp-2 font-medium">{title}</span>
            {chosen && <span className="font-normal text-muted text-sm">{chosen}</span>}
          </span>
        </span>
      ),
    },
    { id: 'sku', cell: ({ sku }) => sku ?? '–' },
    {
      id: 'stock',
      end: true,
      cell: (row) =>
        changes ? (
          <CellEdit
            row={{
              id: row.productId,
              variant: row.variant,
              title: row.chosen ? `${row.title} (${row.chosen})` : row.title,
              price: 0,
              stock: row.stock,
            }}
            field="stock"
          />
        ) : (
          figures(row.stock)
        ),
    },
    { id: 'reserved', title: texts.reserved, end: true, cell: ({ reserved }) => figures(reserved) },
    { id: 'sold', title: texts.soldADay, end: true, cell: ({ soldADay }) => figures(soldADay) },
    {
      id: 'lasts',
      title: texts.lasts,
      end: true,
      cell: ({ lasts }) => (lasts === null ? '–' : plural('en', texts.days, lasts)),
    },
  ])
}
