import { useState } from 'react'
import { momentAt } from '../../../texts/clocks/zoned-time'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange, useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { Button, IconButton } from '../../kit/button'
import { Card } from '../../kit/card'
import { FormError } from '../../kit/draft/form-error'
import { MoneyField } from '../../kit/fields/money-field'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { ChangeError, Failed } from '../../kit/notice'
import { useDates, useMoney } from '../../kit/use-formats'
import type { History } from './shown-history'
import type { StockEvent } from './stock-events.server'

const SCHEDULE = /^schedule /

const FIRST = 12

export function Histories({ id, isDisabled }: { id: number; isDisabled: boolean }) {
  const { history: texts } = useDeskTexts().products
  const { data, error, refetch } = useRead<History>(`/products/${id}/history`)
  const dates = useDates()
  const money = useMoney()
  const why = useWhy()
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <>
      <Schedules id={id} history={data} isDisabled={isDisabled} />
      <Card title={texts.prices}>
        {data.prices.length === 0 && <p className="text-muted">{texts.noPrices}</p>}
        <ul className="flex flex-col gap-2">
          {data.prices.slice(0, FIRST).map((one) => (
            <li key={one.id}>
              <span className="font-medium">
                {money.format(one.before)} → {money.format(one.after)}
              </span>
              {one.variant !== null && ` · ${data.variants[one.variant] ?? ''}`}
              <span className="block text-muted text-sm">
                {dates.moment(one.at)}, {why('count', one.by)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={texts.stock}>
        {data.stock.length === 0 && <p className="text-muted">{texts.noStock}</p>}
        <ul className="flex flex-col gap-2">
          {data.stock.slice(0, FIRST).map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read
            <li key={at}>
              <span className="font-medium">
                {one.change > 0 ? `+${one.change}` : one.change}
                {one.after !== undefined && ` (${one.before} → ${one.after})`}
              </span>
              {one.variant !== null && ` · ${data.variants[one.variant] ?? ''}`}
              <span className="block text-muted text-sm">
                {dates.moment(one.at)}, {why(one.kind, one.by)}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-muted text-sm">
          {fill(texts.since, { day: dates.day(data.since) })}
        </p>
      </Card>
    </>
  )
}

/** Returns a function that words who or what changed a price or stock. */
function useWhy() {
  const { reasons } = useDeskTexts().products.history
  return (kind: StockEvent['kind'], by: string) => {
    if (kind !== 'count') return fill(reasons[kind], { number: by })
    if (by === 'command' || by === 'file') return reasons[by]
    if (SCHEDULE.test(by)) return reasons.schedule
    return by.startsWith('desk ')
      ? fill(reasons.desk, { name: by.slice(5) })
      : fill(reasons.host, { name: by })
  }
}

interface Props {
  id: number
  history: History
  isDisabled: boolean
}

function Schedules({ id, history: { schedules, variants }, isDisabled }: Props) {
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
  return (
    <Form onSubmit={() => add.mutate(undefined)} className="flex flex-col gap-3">
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
    </Form>
  )
}
