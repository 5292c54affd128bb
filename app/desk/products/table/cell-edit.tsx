import { type KeyboardEvent, useState } from 'react'
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import type { TableRow } from '../../../catalogue/care/table/table-query'
import { fill } from '../../../texts/fill'
import { type DeskError, deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { MoneyField } from '../../kit/fields/money-field'
import { NumberField } from '../../kit/fields/number-field'
import { Form } from '../../kit/form'
import { useReason } from '../../kit/notice'
import { useMoney } from '../../kit/use-formats'
import { useUndo } from '../../kit/use-undo'

interface Props {
  row: Pick<TableRow, 'id' | 'title' | 'price' | 'stock'> & { variant?: number }
  field: 'price' | 'stock'
}

/** Edits a price or a stock in its cell, and refuses if it changed since it was read. */
export function CellEdit({ row, field }: Props) {
  const { cell } = useDeskTexts().products
  const money = useMoney()
  const [open, setOpen] = useState(false)
  const shown = field === 'price' ? money.format(row.price) : String(row.stock)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps its keys from the row, which is a link
    <span onKeyDown={keepFromRow} onKeyUp={keepFromRow}>
      <DialogTrigger isOpen={open} onOpenChange={setOpen}>
        <AriaButton
          aria-label={fill(cell[field], { title: row.title, value: shown })}
          className="inline-flex min-h-9 items-center rounded-md border border-transparent border-dashed px-2 hover:border-muted touch:min-h-11 touch:min-w-11 touch:border-line"
        >
          {shown}
        </AriaButton>
        <Popover
          placement="bottom end"
          className="w-64 rounded-md border border-line bg-surface p-3 shadow-lg"
        >
          <Dialog aria-label={fill(cell[field], { title: row.title, value: shown })}>
            <EditForm row={row} field={field} close={() => setOpen(false)} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </span>
  )
}

function keepFromRow(event: KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

function EditForm({ row, field, close }: Props & { close(): void }) {
  const { products, kit } = useDeskTexts()
  const { cell } = products
  const money = useMoney()
  const reason = useReason()
  const offer = useUndo(products, ['/products'])
  const [before, setBefore] = useState(row[field])
  const [value, setValue] = useState<number | undefined>(row[field])
  const save = useChange(
    (after: number) =>
      deskFetch<{ edit?: string; later: boolean }>('PATCH', '/products', {
        ...{ id: row.id, variant: row.variant, field, before, after },
      }),
    ['/products'],
    {
      onSuccess({ edit, later }) {
        close()
        offer(
          later ? cell.later : fill(cell.saved, { title: row.title }),
          edit && `/products/edits/${edit}/undo`,
        )
      },
      onError({ code, body }) {
        if (code === 'changed_meanwhile' && typeof body.now === 'number') setBefore(body.now)
      },
    },
  )
  const said = (error: DeskError) =>
    error.code === 'changed_meanwhile'
      ? fill(cell.changed, { value: field === 'price' ? money.format(before) : before })
      : reason(error)
  const submit = () => {
    if (value !== undefined && !Number.isNaN(value)) save.mutate(value)
  }
  const shared = { error: save.error ? said(save.error) : undefined, autoFocus: true }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3 text-left">
      {field === 'price' ? (
        <MoneyField label={products.columns.price} value={value} onChange={setValue} {...shared} />
      ) : (
        <NumberField
          label={products.columns.stock}
          minValue={0}
          step={1}
          value={value ?? Number.NaN}
          onChange={setValue}
          {...shared}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button onPress={close}>{kit.cancel}</Button>
        <Button type="submit" look="main" busy={save.isPending}>
          {kit.save}
        </Button>
      </div>
    </Form>
  )
}
