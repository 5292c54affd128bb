import { useState } from 'react'
import { OFFLINE_PAYMENTS } from '../../../settings/payments'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Checkbox } from '../../kit/fields/checkbox'
import { MoneyField } from '../../kit/fields/money-field'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { SearchBox } from '../../kit/list/search-box'
import { englishCountries } from '../order-formats'
import { countFilters, NO_FILTERS, type QueueState } from './queue-state'

interface Props {
  state: QueueState
  change(changed: Partial<QueueState>): void
}

const countries = englishCountries()

/** Search and filters; the rarer ones stand behind a button. */
export function QueueFilters({ state, change }: Props) {
  const { orders } = useDeskTexts()
  const t = orders.queue
  const count = countFilters(state)
  const may = useMay()
  const [open, setOpen] = useState(count > 0)
  const amount = (name: 'least' | 'most') => ({
    value: state[name] === '' ? undefined : Number(state[name]),
    onChange: (value?: number) => change({ [name]: value === undefined ? '' : String(value) }),
  })
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      type="date"
      value={state[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label={may('customers.read') ? t.search : t.searchNumber}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <Button aria-expanded={open} onPress={() => setOpen(!open)}>
          {count > 0 ? `${t.filters} (${count})` : t.filters}
        </Button>
      </div>
      {open && (
        <div className="grid gap-3 rounded-md border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3">
          <Select
            label={t.payment}
            none={t.anyPayment}
            value={state.payment}
            onChange={(payment: string) => change({ payment })}
            options={OFFLINE_PAYMENTS.map((id) => ({
              id: id as string,
              text: orders.payments[id],
            }))}
          />
          <Select
            label={t.country}
            none={t.anyCountry}
            value={state.country}
            onChange={(country: string) => change({ country })}
            options={countries}
          />
          {day('from', t.from)}
          {day('to', t.to)}
          <MoneyField label={t.least} {...amount('least')} />
          <MoneyField label={t.most} {...amount('most')} />
          <Checkbox
            isSelected={state.owed !== ''}
            onChange={(owed) => change({ owed: owed ? '1' : '' })}
          >
            {t.owed}
          </Checkbox>
          {count > 0 && (
            <div className="sm:col-span-full">
              <Button onPress={() => change(NO_FILTERS)}>{t.clearFilters}</Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
