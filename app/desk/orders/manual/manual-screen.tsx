import { useState } from 'react'
import { fill } from '../../../texts/fill'
import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { SearchBox } from '../../kit/list/search-box'
import { Failed, Notice, useReason } from '../../kit/notice'
import { Page } from '../../kit/page'
import { useFigures, useMoney } from '../../kit/use-formats'
import { AddressFields } from '../dialogs/address-fields'
import { ChosenArticles } from './chosen-articles'
import type { Sellable } from './sellable'
import { articleKey, useManualOrder } from './use-manual-order'

export default function ManualScreen() {
  const { orders: t, screens } = useDeskTexts()
  const { draft, change, setQuantity, quote, isCurrent, quoteError, place } = useManualOrder()
  const { shop } = useSession()
  const money = useMoney()
  const reason = useReason()
  const errors = Object.fromEntries(
    Object.entries(place.error?.errors ?? {}).map(([field, text]) => [
      field.replace(/^billing\./, ''),
      text,
    ]),
  )
  const total = quote && money.format(quote.total)
  const fault = place.error ?? quoteError
  const changed = place.error?.code === 'total_changed'
  return (
    <Page title={screens.newOrder} back={{ to: '/orders', text: t.order.back }}>
      <Form
        noValidate
        className="grid items-start gap-5 lg:grid-cols-2"
        onSubmit={() => quote && isCurrent && place.mutate()}
      >
        <Card title={t.manual.products}>
          <div className="flex flex-col gap-4">
            <ArticleSearch
              onAdd={(item) => {
                const known = draft.items.find((one) => articleKey(one) === articleKey(item))
                setQuantity(item, (known?.quantity ?? 0) + 1)
              }}
            />
            <div>
              <ChosenArticles items={draft.items} quote={quote} setQuantity={setQuantity} />
            </div>
          </div>
        </Card>
        <Card title={t.manual.customer}>
          <div className="flex flex-col gap-3">
            <AddressFields
              value={draft.billing}
              onChange={(more) => change({ billing: { ...draft.billing, ...more } })}
              errors={errors}
            />
            <div className="grid gap-3 sm:grid-cols-2">
              <Select
                label={t.manual.payment}
                options={shop.offlineWays.map((id) => ({ id, text: t.payments[id] }))}
                value={draft.payment}
                onChange={(payment) => change({ payment })}
                error={errors.payment}
              />
              <Select
                label={t.manual.language}
                options={shop.languages.map((id) => ({ id, text: t.languages[id] }))}
                value={draft.language}
                onChange={(language) => change({ language })}
              />
              <TextField
                label={t.manual.coupon}
                value={draft.coupon}
                onChange={(coupon) => change({ coupon })}
                maxLength={60}
              />
            </div>
            <TextField
              label={t.manual.notes}
              lines={2}
              value={draft.notes}
              onChange={(notes) => change({ notes })}
              maxLength={2000}
              error={errors.notes}
            />
            {fault && (
              <Notice
                tone="bad"
                title={
                  changed
                    ? fill(t.manual.changed, { total: money.format(Number(fault.body.total)) })
                    : reason(fault)
                }
              />
            )}
            <Button
              look="main"
              type="submit"
              busy={place.isPending}
              isDisabled={!quote || !isCurrent}
            >
              {total ? fill(t.manual.placeFor, { total }) : t.manual.place}
            </Button>
          </div>
        </Card>
      </Form>
    </Page>
  )
}

function ArticleSearch({ onAdd }: { onAdd(item: Sellable): void }) {
  const { orders } = useDeskTexts()
  const t = orders.manual
  const money = useMoney()
  const figures = useFigures()
  const [q, setQ] = useState('')
  const wanted = q.trim()
  const found = useRead<{ items: Sellable[] }>(
    '/orders/sellable',
    { q: wanted },
    { enabled: wanted !== '' },
  )
  const items = wanted === '' ? [] : (found.data?.items ?? [])
  return (
    <div className="flex flex-col gap-2">
      <SearchBox label={t.search} value={q} onSearch={setQ} />
      {found.error && <Failed error={found.error} again={() => void found.refetch()} />}
      {wanted !== '' && found.data && items.length === 0 && <p className="text-muted">{t.none}</p>}
      <ul className="flex max-h-80 flex-col overflow-y-auto">
        {items.map((item) => (
          <li
            key={articleKey(item)}
            className="flex items-center gap-3 border-line border-b py-2 last:border-0"
          >
            <img
              src={item.thumbnail || undefined}
              alt=""
              width={40}
              height={40}
              className="size-10 shrink-0 rounded-md bg-ground object-contain"
            />
            <span className="min-w-0 grow">
              <span className="block break-words">{item.title}</span>
              <span className="block text-muted text-sm">
                {[
                  money.format(item.price),
                  item.stock > 0 ? fill(t.left, { count: figures(item.stock) }) : t.soldOut,
                  item.sku,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              icon="plus"
              aria-label={`${t.add}: ${item.title}`}
              isDisabled={item.stock === 0}
              onPress={() => onAdd(item)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
