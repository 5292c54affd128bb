import { useRef, useState } from 'react'
import { toast } from 'sonner'
import {
  bringsShipping,
  isShippingRefunded,
  leftLines,
  refundQuote,
} from '../../../orders/pricing/refund-quote'
import { fill } from '../../../texts/fill'
import { useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Checkbox } from '../../kit/fields/checkbox'
import { MoneyField } from '../../kit/fields/money-field'
import { TextField } from '../../kit/fields/text-field'
import { FormDialog } from '../../kit/form-dialog'
import { ChangeError, Notice } from '../../kit/notice'
import { useMoney } from '../../kit/use-formats'
import { goesBackOnline } from '../online/online-seen'
import { useOrder } from '../order/use-order'
import { RefundLines, type WantedPieces } from './refund-lines'

/** Refunds pieces, shipping or an amount; only a provider sends the money itself. */
export function RefundDialog({ onClose }: { onClose(): void }) {
  const { orders } = useDeskTexts()
  const t = orders.refund
  const { view, money, send } = useOrder()
  const { currency: shopCurrency } = useMoney()
  const { order } = view
  const left = leftLines(order)
  const [opened] = useState(view.version)
  const key = useRef(crypto.randomUUID())
  const unsent = !['shipped', 'delivered'].includes(order.status)
  const [wanted, setWanted] = useState<WantedPieces>({})
  // Undefined until the person decides: then the shop's rule does.
  const [chosen, setShipping] = useState<boolean>()
  const [amount, setAmount] = useState<number>()
  const [reason, setReason] = useState('')
  const beside = order.shipping + order.fee
  const offersShipping = beside > 0 && !isShippingRefunded(order)
  const lines = left.flatMap(({ line }) => {
    const { quantity = 0, restock = unsent } = wanted[line] ?? {}
    return quantity > 0
      ? [{ line, quantity, restock: restock && order.status !== 'cancelled' }]
      : []
  })
  const shipping = offersShipping && (chosen ?? bringsShipping(order, lines))
  const quote = refundQuote(order, lines, shipping)
  const given = amount ?? Math.min(quote.amount, view.left)
  const online = goesBackOnline(view.online, Math.max(given, 1))
  const everything = () => {
    setWanted(
      Object.fromEntries(
        left.map(({ line, quantity }) => [line, { quantity, restock: wanted[line]?.restock }]),
      ),
    )
    setShipping(undefined)
    setAmount(undefined)
  }
  const refund = useChange<void, { amount: number }>(
    () =>
      send({
        path: '/refunds',
        body: {
          lines,
          shipping,
          amount: given === quote.amount ? undefined : given,
          reason,
          key: key.current,
          version: opened,
        },
      }),
    ['/orders', '/start'],
    {
      onSuccess: ({ amount }) => {
        toast.success(fill(online ? t.notedOnline : t.noted, { amount: money(amount) }))
        onClose()
      },
    },
  )
  return (
    <FormDialog
      title={fill(t.title, { number: order.number })}
      onClose={onClose}
      noValidate
      action={given > 0 ? fill(t.submit, { amount: money(given) }) : t.nothing}
      change={refund}
      isDisabled={given <= 0 || given > view.left}
    >
      <div>
        <Button onPress={everything}>{t.whole}</Button>
      </div>
      <RefundLines
        left={left}
        wanted={wanted}
        unsent={unsent}
        onChange={(changed) => {
          setWanted(changed)
          setAmount(undefined)
        }}
      />
      {offersShipping && (
        <Checkbox
          isSelected={shipping}
          onChange={(on) => {
            setShipping(on)
            setAmount(undefined)
          }}
        >
          {fill(t.shipping, { amount: money(beside) })}
        </Checkbox>
      )}
      {order.currency === shopCurrency && (
        <MoneyField
          label={t.amount}
          hint={fill(t.amountHint, { amount: money(quote.amount), left: money(view.left) })}
          value={given}
          onChange={setAmount}
        />
      )}
      <TextField
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        onChange={setReason}
        maxLength={1000}
      />
      <p className="text-muted text-sm">{online ? t.moneyHintOnline : t.moneyHint}</p>
      {view.documents.length === 0 && (
        <Notice
          tone="info"
          title={order.status === 'cancelled' ? t.neverInvoiced : t.notInvoiced}
        />
      )}
      <ChangeError error={refund.error} />
    </FormDialog>
  )
}
