import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import type { Language } from '../../../business'
import type { Quote } from '../../../cart/quote'
import type { Payment } from '../../../settings/payments'
import { fill } from '../../../texts/fill'
import { type DeskError, deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { type TypedAddress, typedAddress } from '../dialogs/address-fields'
import type { Sellable } from './sellable'

export interface ManualItem extends Sellable {
  quantity: number
}

interface Draft {
  items: ManualItem[]
  billing: TypedAddress
  payment: Payment
  coupon: string
  language: Language
  notes: string
}

const TYPED_MS = 300

export const articleKey = ({ productId, variant }: Pick<Sellable, 'productId' | 'variant'>) =>
  `${productId}/${variant ?? ''}`

export function useManualOrder() {
  const { orders: t } = useDeskTexts()
  const navigate = useNavigate()
  const { shop } = useSession()
  const [draft, setDraft] = useState<Draft>(() => ({
    items: [],
    billing: typedAddress({ country: shop.country }),
    payment: usualWay(shop.offlineWays),
    coupon: '',
    language: shop.language,
    notes: '',
  }))
  const { quote, isCurrent, error: quoteError } = useQuote(draft)
  // The key stays until the order is placed, so that a retry does not place it twice.
  const key = useRef(crypto.randomUUID())
  const place = useChange<void, { number: string }>(
    () =>
      deskFetch('POST', '/orders', {
        key: key.current,
        order: { ...asked(draft), expectedTotal: quote?.total },
      }),
    ['/orders', '/start'],
    {
      onSuccess: ({ number }) => {
        toast.success(fill(t.manual.placed, { number }))
        void navigate(`/orders/${number}`)
      },
    },
  )
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  const setQuantity = (wanted: Sellable, quantity: number) =>
    setDraft((before) => ({ ...before, items: withItem(before.items, wanted, quantity) }))
  return { draft, change, setQuantity, quote, isCurrent, quoteError, place }
}

/** Returns cash, by which most who call pay, or what the shop offers in its place. */
const usualWay = ([first = 'bank', ...others]: readonly Payment[]): Payment =>
  others.find((way) => way === 'cash_on_delivery') ?? first

/** Sets the quantity; 0 removes the item. */
function withItem(items: ManualItem[], wanted: Sellable, quantity: number) {
  const known = items.some((item) => articleKey(item) === articleKey(wanted))
  const all = known ? items : [...items, { ...wanted, quantity }]
  return all
    .map((item) => (articleKey(item) === articleKey(wanted) ? { ...item, quantity } : item))
    .filter((item) => item.quantity > 0)
}

const asked = ({ items, billing, payment, coupon, language, notes }: Draft) => ({
  items: items.map(({ productId, variant, quantity }) => ({ productId, variant, quantity })),
  billing,
  payment,
  language,
  coupon: coupon.trim() || undefined,
  notes: notes.trim() || undefined,
})

/** Requests a quote a moment after the last letter; the last one stays, marked as not current. */
function useQuote(draft: Draft) {
  const [answer, setAnswer] = useState<{ quote: Quote; body: string }>()
  const [error, setError] = useState<DeskError>()
  const { billing, ...order } = asked(draft)
  const { country, county, postCode, email } = billing
  const body = JSON.stringify({
    ...order,
    country,
    county,
    postCode,
    email: email || undefined,
    notes: undefined,
  })
  useEffect(() => {
    let current = true
    const timer = setTimeout(() => {
      const answered = (quote?: Quote, fault?: DeskError) => {
        if (!current) return
        if (quote) setAnswer({ quote, body })
        setError(fault)
      }
      deskFetch<Quote>('POST', '/orders/quote', JSON.parse(body)).then(
        (one) => answered(one),
        (fault) => answered(undefined, fault),
      )
    }, TYPED_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [body])
  const quote = draft.items.length > 0 ? answer?.quote : undefined
  return { quote, isCurrent: answer?.body === body, error }
}
