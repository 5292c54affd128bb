import { useState } from 'react'
import type { Edit } from '../../../catalogue/care/edits/product-edit'
import type { DeskError } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { NumberField } from '../../kit/fields/number-field'
import { Select } from '../../kit/fields/select'
import { FormDialog } from '../../kit/form-dialog'
import { ChangeError } from '../../kit/notice'
import { useMoney } from '../../kit/use-formats'
import { useChoices } from './use-choices'

export type BulkKind = 'price' | 'stock' | 'category'
const HOWS = ['percent', 'amount', 'to'] as const
type How = (typeof HOWS)[number]

interface Props {
  kind: BulkKind
  busy: boolean
  error: DeskError | null
  onClose(): void
  onEdit(edit: Edit): void
}

export function BulkDialog({ kind, busy, error, onClose, onEdit }: Props) {
  const { products } = useDeskTexts()
  const { bulk, columns } = products
  const { units, decimals } = useMoney()
  const { categories } = useChoices()
  const [how, setHow] = useState<How>('percent')
  const [value, setValue] = useState(Number.NaN)
  const [category, setCategory] = useState<string>()
  const edit = editOf()
  function editOf(): Edit | undefined {
    if (kind === 'category') return category ? { kind, category } : undefined
    if (Number.isNaN(value)) return undefined
    if (kind === 'stock') return { kind, amount: value }
    if (how === 'percent') return { kind, percent: value }
    const amount = Math.round(value * units)
    return how === 'to' ? { kind, to: amount } : { kind, amount }
  }
  const submit = () => {
    if (edit) onEdit(edit)
  }
  return (
    <FormDialog
      title={columns[kind]}
      onClose={onClose}
      action={bulk.apply}
      busy={busy}
      isDisabled={!edit}
      onSubmit={submit}
    >
      {kind === 'price' && (
        <Select
          label={bulk.how}
          value={how}
          options={HOWS.map((id) => ({ id, text: bulk[id] }))}
          onChange={(id) => setHow(id)}
        />
      )}
      {kind === 'category' ? (
        <Select
          label={columns.category}
          value={category}
          options={categories.map(({ slug, name }) => ({ id: slug, text: name }))}
          onChange={setCategory}
        />
      ) : (
        <NumberField
          autoFocus
          label={kind === 'stock' ? bulk.pieces : bulk.value}
          hint={kind === 'price' && how === 'percent' ? bulk.percentHint : undefined}
          formatOptions={{
            maximumFractionDigits: kind === 'stock' ? 0 : how === 'percent' ? 2 : decimals,
          }}
          value={value}
          onChange={setValue}
        />
      )}
      <ChangeError error={error} />
    </FormDialog>
  )
}
