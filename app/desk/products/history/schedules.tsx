import { type FormEvent, useState } from 'react'
import { momentAt } from '../../../texts/clocks/zoned-time'
import { fill } from '../../../texts/fill'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Badge } from '../../kit/badge'
import { Button, IconButton } from '../../kit/button'
import { Card } from '../../kit/card'
import { FormError } from '../../kit/draft/form-error'
import { ChangeError } from '../../kit/failed'
import { MoneyField } from '../../kit/fields/money-field'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { useDates, useMoney } from '../../kit/use-formats'
import type { History } from './shown-history'

interface Props {
  id: number
  history: History
  isDisabled: boolean
}

export function Schedules({ id, history: { schedules, variants }, isDisabled }: Props) {
  const { history: texts } = useDeskTexts().products
  const dates = useDates()
  const money = useMoney()
  const cancel = useChange(
    (schedule: number) => deskFetch('DELETE', `/products/${id}/schedules/${schedule}`),
    ['/products'],
  )
  return (
    <Card title={texts.schedule}>
      {schedules.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="mb-4 flex flex-col gap-2">
        {schedules.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-2">
            <div>
              <span className="font-medium">{money.format(one.price)}</span>{' '}
              {one.variant_id !== null && variants[one.variant_id]}{' '}
              <Badge tone={one.state === 'running' ? 'ok' : 'info'}>
                {texts.states[one.state]}
              </Badge>
              <span className="block text-muted text-sm">
                {dates.moment(one.from_at)} –{' '}
                {one.until_at === null ? texts.forGood : dates.moment(one.until_at)}
              </span>
            </div>
            {!isDisabled && (
              <IconButton
                icon="bin"
                label={fill(texts.cancel, { price: money.format(one.price) })}
                onPress={() => cancel.mutate(one.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <ChangeError error={cancel.error} />
      {!isDisabled && <NewSchedule id={id} variants={variants} />}
    </Card>
  )
}

function NewSchedule({ id, variants }: { id: number; variants: Record<string, string> }) {
  const { history: texts, variants: names } = useDeskTexts().products
  const { timeZone } = useDates()
  const choices = Object.entries(variants).map(([variant, text]) => ({ id: variant, text }))
  const [price, setPrice] = useState<number>()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [variant, setVariant] = useState<string>()
  const add = useChange(
    () =>
      deskFetch('POST', `/products/${id}/schedules`, {
        price: price ?? 0,
        from: momentAt(from, timeZone) ?? -1,
        until: until === '' ? null : (momentAt(until, timeZone) ?? -1),
        ...(variant && { variant: Number(variant) }),
      }),
    ['/products'],
    {
      onSuccess() {
        setPrice(undefined)
        setFrom('')
        setUntil('')
      },
    },
  )
  const errorAt = (field: string) => add.error?.errors[field]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(undefined)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {choices.length > 0 && (
        <Select label={names.variant} value={variant} options={choices} onChange={setVariant} />
      )}
      <MoneyField label={texts.price} value={price} onChange={setPrice} error={errorAt('price')} />
      <TextField
        type={'datetime-local' as 'text'}
        label={texts.begins}
        hint={timeZone}
        value={from}
        onChange={setFrom}
        error={errorAt('from')}
      />
      <TextField
        type={'datetime-local' as 'text'}
        label={texts.ends}
        hint={texts.endsHint}
        value={until}
        onChange={setUntil}
        error={errorAt('until')}
      />
      <FormError error={add.error} />
      <div>
        <Button type="submit" busy={add.isPending}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}
