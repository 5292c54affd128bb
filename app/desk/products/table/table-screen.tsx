import { useState } from 'react'
import type { TablePage } from '../../../catalogue/care/table/product-table.server'
import { useDeskTexts } from '../../client/desk-texts'
import { useRead } from '../../client/use-data'
import { useMay } from '../../client/use-session'
import { LinkButton } from '../../kit/button'
import { Failed } from '../../kit/failed'
import { DataTable } from '../../kit/list/data-table'
import { useAddressState } from '../../kit/list/use-address-state'
import { Page } from '../../kit/page'
import { BulkBar } from './bulk-bar'
import { useColumns } from './columns'
import { Filters } from './filters'
import { TABLE_STATE } from './table-state'

/** Every product, to be found and changed in its row or together with others. */
export default function TableScreen() {
  const { products, screens } = useDeskTexts()
  const mayDo = useMay()
  const [state, change] = useAddressState(TABLE_STATE)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useRead<TablePage>('/products', state)
  const columns = useColumns()
  const changes = mayDo('products.change')
  return (
    <Page
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
    >
      <Filters state={state} change={change} />
      {error && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <DataTable
          label={screens.products}
          columns={columns}
          rows={data.rows}
          empty={products.none}
          href={({ id }) => `/products/${id}`}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
          page={data}
          onPage={(page) => change({ page: String(page) })}
          selected={changes ? selected : undefined}
          onSelected={changes ? setSelected : undefined}
          bulk={<BulkBar ids={selected} done={() => setSelected(new Set())} />}
        />
      )}
    </Page>
  )
}
