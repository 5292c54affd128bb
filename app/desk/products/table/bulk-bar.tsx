import { useState } from 'react'
import type { Edited } from '../../../catalogue/care/edits/edit-many.server'
import type { Edit, LeftOut } from '../../../catalogue/care/edits/product-edit'
import { fill } from '../../../texts/fill'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Button } from '../../kit/button'
import { useUndo } from '../../kit/use-undo'
import { BulkDialog, type BulkKind } from './bulk-dialog'

interface Props {
  ids: ReadonlySet<string>
  done(): void
}

export function BulkBar({ ids, done }: Props) {
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
