import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button, IconButton } from '../../kit/button'
import type { FieldProps } from '../../kit/fields/field-props'
import { MoneyField } from '../../kit/fields/money-field'
import { NumberField } from '../../kit/fields/number-field'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { MenuLinkField } from '../links/menu-link-field'
import { CountriesField, CountryField } from './countries-field'
import type { Column } from './fields'
import { hasWrongCheckDigits } from './iban'
import { ListField } from './list-field'
import { Problem } from './problem'
import type { Draft } from './use-draft'

/** Grams in each unit in which a shop weighs; a unit that pages choose by language stays grams. */
const GRAMS: Record<string, number> = { kg: 1000, lb: 453.592_37 }
/** A kilogram's or a pound's decimals that grams tell apart. */
const DECIMALS = 3

type Row = Record<string, unknown>

interface Props {
  label: string
  hint?: string
  /** Path of the setting or its part, for errors. */
  path: string
  draft: Draft
  columns: readonly Column[]
  fresh: unknown
  value: readonly Row[]
  onChange(rows: Row[]): void
  isDisabled?: boolean
}

/** Edits rows of the same parts, such as rates, zones and accounts. */
export function RowsField(props: Props) {
  const { label, hint, path, draft, columns, fresh, value, onChange, isDisabled } = props
  const { add, remove } = useDeskTexts().settings
  const put = (at: number, row: Row) => onChange(value.map((one, i) => (i === at ? row : one)))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      {hint && <p className="mb-2 text-muted text-sm">{hint}</p>}
      <ul className="flex flex-col gap-3">
        {value.map((row, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names that last while they are edited
            key={at}
            className="flex flex-col gap-2 rounded-md border border-line p-3 sm:flex-row sm:items-start"
          >
            <div className="grid min-w-0 grow gap-3 sm:grid-cols-2 xl:grid-cols-4">
              {columns.map((column) => (
                <Part
                  key={column.name}
                  column={column}
                  path={`${path}.${at}.${column.name}`}
                  draft={draft}
                  value={row[column.name]}
                  isDisabled={isDisabled}
                  onChange={(part) => put(at, withPart(row, column, part))}
                />
              ))}
            </div>
            {!isDisabled && (
              <div className="self-end sm:self-auto">
                <IconButton
                  icon="bin"
                  label={fill(remove, { name: `${label} ${at + 1}` })}
                  onPress={() => onChange(value.filter((_, i) => i !== at))}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Problem text={draft.errorOf(path, label)} />
      {!isDisabled && (
        <div className="mt-2">
          <Button icon="plus" onPress={() => onChange([...value, fresh as Row])}>
            {fill(add, { name: label })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface PartProps {
  column: Column
  path: string
  draft: Draft
  value: unknown
  onChange(value: unknown): void
  isDisabled?: boolean
}

function Part({ column, path, draft, value, onChange, isDisabled }: PartProps) {
  const { columns, choices, listHint, wrongIban } = useDeskTexts().settings
  const names: Record<string, string> = choices
  const label = columns[column.name]
  const list = Array.isArray(value) ? value : []
  const shared = { label, isDisabled, error: draft.errorWithin(path, label, list) }
  const number = typeof value === 'number' ? value : undefined
  if (column.kind === 'amount') return <MoneyField {...shared} value={number} onChange={onChange} />
  if (column.kind === 'grams') {
    const unit = String(draft.valueOf('shop.weightUnit'))
    return <GramsField {...shared} unit={unit} value={number} onChange={onChange} />
  }
  if (column.kind === 'whole' || column.kind === 'percent')
    return (
      <NumberField
        {...shared}
        minValue={0}
        formatOptions={{ maximumFractionDigits: column.kind === 'whole' ? 0 : 3 }}
        value={number ?? Number.NaN}
        onChange={(typed) => onChange(Number.isNaN(typed) ? undefined : typed)}
      />
    )
  if (column.kind === 'link')
    return <MenuLinkField {...shared} value={String(value ?? '')} onChange={onChange} />
  if (column.kind === 'list')
    return <ListField {...shared} hint={listHint} value={list} onChange={onChange} />
  if (column.kind === 'country')
    return <CountryField {...shared} everywhere value={String(value ?? '')} onChange={onChange} />
  if (column.kind === 'countries')
    return <CountriesField {...shared} everywhere value={list} onChange={onChange} />
  if (column.kind === 'choice') {
    const options = (column.choices ?? []).map((id) => ({ id, text: names[id] ?? id }))
    return <Select {...shared} options={options} value={String(value)} onChange={onChange} />
  }
  if (column.kind === 'rows')
    return (
      <div className="col-span-full">
        <RowsField
          label={label}
          path={path}
          draft={draft}
          isDisabled={isDisabled}
          columns={column.columns ?? []}
          fresh={column.fresh}
          value={list}
          onChange={onChange}
        />
      </div>
    )
  const text = String(value ?? '')
  const wrong = column.kind === 'account' && hasWrongCheckDigits(text)
  return (
    <TextField
      {...shared}
      warning={wrong ? wrongIban : undefined}
      value={text}
      onChange={onChange}
    />
  )
}

/** Leaves an empty optional part out of the row. */
function withPart(row: Row, { name, optional }: Column, part: unknown): Row {
  const { [name]: _, ...others } = row
  const none = part === undefined || part === '' || (Array.isArray(part) && part.length === 0)
  return optional && none ? others : { ...row, [name]: part }
}

interface GramsFieldProps extends FieldProps<number | undefined> {
  /** `shop.weightUnit` */
  unit: string
}

/** A weight that is stored in grams and typed in the shop's unit. */
function GramsField({ label, value, onChange, unit, ...shared }: GramsFieldProps) {
  const { upTo } = useDeskTexts().settings
  const inUnit = GRAMS[unit] ?? 1
  return (
    <NumberField
      {...shared}
      label={upTo[unit as keyof typeof upTo] ?? label}
      minValue={0}
      formatOptions={{ maximumFractionDigits: inUnit === 1 ? 0 : DECIMALS }}
      value={value === undefined ? Number.NaN : value / inUnit}
      onChange={(typed) => onChange(Number.isNaN(typed) ? undefined : Math.round(typed * inUnit))}
    />
  )
}
