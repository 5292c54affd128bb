import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { cardOf, type KeptProduct } from '../cart/kept-product'
import { Price } from '../catalogue/price'
import type { CatalogueProduct } from '../catalogue/product'
import { formatNumber } from '../texts/figures'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { Dialog } from '../ui/dialog'
import { Picture } from '../ui/picture'
import { Stars } from '../ui/stars'
import { useKeep } from '../wishlist/use-keep'
import { clearCompare, removeFromCompare, useCompared } from './compare-store'

export interface CompareDrawerProps {
  open: boolean
  onClose: () => void
  /** Why the drawer opened without the product that was asked for. */
  notice?: string
}

/** Up to four products side by side. What this browser kept shows at once, the rest is fetched. */
export function CompareDrawer({ open, onClose, notice }: CompareDrawerProps) {
  const texts = useTexts('compare')
  const compared = useCompared()
  const { details, failed } = useDetails(compared, open)
  const [said, say] = useState('')
  const close = () => {
    say('')
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={texts.title} className="compare-drawer">
      <p role="status" className="min-h-6">
        {said || notice}
      </p>
      {compared.length === 0 ? (
        <p className="py-10 text-center">{texts.empty}</p>
      ) : (
        <>
          {failed && <p role="alert">{texts.failed}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
          <section className="compare-scroll" aria-label={texts.title} tabIndex={0}>
            <CompareTable compared={compared} details={details} onClose={close} say={say} />
          </section>
          <button type="button" className="mt-4 min-h-11 underline" onClick={clearCompare}>
            {texts.clear}
          </button>
        </>
      )}
    </Dialog>
  )
}

interface TableProps {
  compared: readonly KeptProduct[]
  details: Map<number, CatalogueProduct>
  onClose: () => void
  say: (message: string) => void
}

function CompareTable({ compared, details, onClose, say }: TableProps) {
  const texts = useTexts('compare')
  const availability = useTexts('product')
  const language = useLanguage()
  const of = (kept: KeptProduct) => details.get(kept.id)
  const rows: [string, (kept: KeptProduct) => React.ReactNode][] = [
    [texts.price, (kept) => <Price product={cardOf(kept)} />],
    [texts.rating, (kept) => <Stars rating={kept.rating} count={kept.reviewCount} />],
    [
      texts.availability,
      (kept) => (kept.stock < 1 ? availability.outOfStock : of(kept)?.availabilityStatus),
    ],
    [texts.brand, (kept) => of(kept)?.brand ?? kept.brand],
    [texts.colour, (kept) => of(kept)?.colour ?? kept.colour],
    [
      texts.weight,
      (kept) => {
        const weight = of(kept)?.weight
        return weight && fill(texts.pounds, { weight: formatNumber(language, weight) })
      },
    ],
    [texts.warranty, (kept) => of(kept)?.warrantyInformation],
    [texts.shipping, (kept) => of(kept)?.shippingInformation],
    [texts.returns, (kept) => of(kept)?.returnPolicy],
  ]
  return (
    <table className="compare-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.product}</span>
          </th>
          {compared.map((kept) => (
            <th key={kept.id} scope="col">
              <ComparedProduct kept={kept} onClose={onClose} say={say} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {compared.map((kept) => (
              <td key={kept.id}>{value(kept) || texts.unknown}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ComparedProps {
  kept: KeptProduct
  onClose: () => void
  say: (message: string) => void
}

function ComparedProduct({ kept, onClose, say }: ComparedProps) {
  const texts = useTexts('compare')
  const keep = useKeep(say)
  const { outOfStock } = useTexts('product')
  const soldOut = kept.stock < 1
  return (
    <div className="compare-head">
      <div className="card-tile">
        <Picture src={kept.thumbnail} alt="" width={140} height={130} sizes="140px" eager />
      </div>
      <Link
        to={`/shop/${kept.id}`}
        onClick={onClose}
        className="items-center touch:inline-flex touch:min-h-11 font-medium hover:underline"
      >
        {kept.title}
      </Link>
      <button
        type="button"
        className="compare-add"
        disabled={soldOut}
        onClick={() => keep.toCart(cardOf(kept))}
      >
        {soldOut ? outOfStock : texts.inCart}
      </button>
      <button
        type="button"
        className="min-h-11 font-normal underline"
        aria-label={fill(texts.removeTitle, { title: kept.title })}
        onClick={() => removeFromCompare(kept.id)}
      >
        {texts.remove}
      </button>
    </div>
  )
}

/** The catalogue's records of what is compared; each is asked for once. */
function useDetails(compared: readonly KeptProduct[], open: boolean) {
  const [details, setDetails] = useState(new Map<number, CatalogueProduct>())
  const [failed, setFailed] = useState(false)
  const missing = open ? compared.map(({ id }) => id).filter((id) => !details.has(id)) : []
  const wanted = missing.join()
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const ask = async (id: string) => {
      const response = await fetch(`/api/products/${id}`, { signal: leaving.signal })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return (await response.json()) as CatalogueProduct
    }
    Promise.allSettled(wanted.split(',').map(ask)).then((answers) => {
      if (leaving.signal.aborted) return
      const found = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? [[answer.value.id, answer.value] as const] : [],
      )
      setFailed(found.length < answers.length)
      if (found.length > 0) setDetails((before) => new Map([...before, ...found]))
    })
    return () => leaving.abort()
  }, [wanted])
  return { details, failed }
}
