import { LANGUAGES } from '../../../business'
import { OFFLINE_PAYMENTS } from '../../../settings/payments'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { useReason } from '../../kit/failed'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { Notice } from '../../kit/notice'
import { Page } from '../../kit/page'
import { useMoney } from '../../kit/use-formats'
import { AddressFields } from '../dialogs/address-fields'
import { ArticleSearch } from './article-search'
import { ChosenArticles } from './chosen-articles'
import { articleKey, useManualOrder } from './use-manual-order'

export default function ManualScreen() {
  const { orders: t, screens } = useDeskTexts()
  const { draft, change, setQuantity, quote, isCurrent, quoteError, place } = useManualOrder()
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
      <form
        noValidate
        className="grid items-start gap-5 lg:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (quote && isCurrent) place.mutate()
        }}
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
                options={OFFLINE_PAYMENTS.map((id) => ({ id, text: t.payments[id] }))}
                value={draft.payment}
                onChange={(payment) => change({ payment })}
                error={errors.payment}
              />
              <Select
                label={t.manual.language}
                options={LANGUAGES.map((id) => ({ id, text: t.languages[id] }))}
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
      </form>
    </Page>
  )
}
