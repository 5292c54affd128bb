import { useState } from 'react'
import type { TablePage } from '../../../catalogue/care/table/product-table.server'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { LinkButton } from '../../kit/button'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { BulkBar } from './bulk-bar'
import { useColumns } from './columns'
import { ProductFilters } from './product-filters'
import { TABLE_STATE, type TableState } from './table-state'

export default function TableScreen() {
  const { products, screens } = useDeskTexts()
  const mayDo = useMay()
  const list = useList<TablePage, TableState>('/products', TABLE_STATE)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const columns = useColumns()
  const changes = mayDo('products.change')
  return (
    <ListScreen
      title={screens.products}
      actions={
        <>
          <a
            href="/api/desk/products/export.csv"
            download
            className="inline-flex min-h-9 items-center rounded-md border border-line bg-surface px-3 font-medium hover:bg-ground touch:min-h-11"
          >
            {products.export}
          </a>
          <LinkButton to="/products/low">{products.low.link}</LinkButton>
          {changes && (
            <LinkButton to="/products/new" look="main" icon="plus">
              {products.add}
            </LinkButton>
          )}
        </>
      }
      before={<ProductFilters state={list.state} change={list.change} />}
      list={list}
      columns={columns}
      rows={list.read.data?.rows}
      empty={products.none}
      href={({ id }) => `/products/${id}`}
      page={list.read.data}
      selected={changes ? selected : undefined}
      onSelected={changes ? setSelected : undefined}
      bulk={<BulkBar ids={selected} done={() => setSelected(new Set())} />}
    />
  )
}
