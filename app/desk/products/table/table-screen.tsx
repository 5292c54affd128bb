import { useState } from 'react'
import type { Edited } from '../../../catalogue/care/edits/edit-many.server'
import type { Edit, LeftOut } from '../../../catalogue/care/edits/product-edit'
import type { TablePage } from '../../../catalogue/care/table/product-table.server'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button, LinkButton } from '../../kit/button'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { useUndo } from '../../kit/use-undo'
import { BulkDialog, type BulkKind } from './bulk-dialog'
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

function BulkBar({ ids, done }: { ids: ReadonlySet<string>; done(): void }) {
  const { products } = useDeskTexts()
  const { bulk } = products
  const [asked, setAsked] = useState<BulkKind>()
  const said = useSaid()
  const offer = useUndo(products, ['/products'])
  const change = useChange(
    (edit: Edit) =>
      deskFetch<Edited>('POST', '/products/edits', { ids: Array.from(ids, Number), edit }),
    ['/products'],
    {
      onSuccess(edited) {
        setAsked(undefined)
        offer(said(edited), edited.edit && `/products/edits/${edited.edit}/undo`)
        done()
      },
    },
  )
  const ask = (kind: BulkKind) => {
    change.reset()
    setAsked(kind)
  }
  return (
    <>
      <Button onPress={() => ask('price')}>{bulk.price}</Button>
      <Button onPress={() => ask('stock')}>{bulk.stock}</Button>
      <Button onPress={() => ask('category')}>{bulk.category}</Button>
      <Button
        busy={change.isPending}
        onPress={() => change.mutate({ kind: 'visibility', hidden: true })}
      >
        {bulk.hide}
      </Button>
      <Button
        busy={change.isPending}
        onPress={() => change.mutate({ kind: 'visibility', hidden: false })}
      >
        {bulk.show}
      </Button>
      {asked && (
        <BulkDialog
          kind={asked}
          busy={change.isPending}
          error={change.error}
          onClose={() => setAsked(undefined)}
          onEdit={change.mutate}
        />
      )}
    </>
  )
}

function useSaid() {
  const { bulk } = useDeskTexts().products
  return ({ changed, leftOut }: Edited) => {
    const reasons = Map.groupBy(leftOut, ({ why }) => why)
    return [
      changed > 0 ? fill(bulk.done, { count: changed }) : bulk.none,
      ...Array.from(reasons, ([why, some]: [LeftOut, unknown[]]) =>
        fill(bulk.leftOut, { count: some.length, why: bulk.why[why] }),
      ),
    ].join('. ')
  }
}
