import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Price } from '../../catalogue/price'
import type { CardProduct, CatalogueProduct } from '../../catalogue/product'
import { formatNumber } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { Dialog } from '../../ui/dialog'
import { Picture } from '../../ui/picture'
import { Stars } from '../../ui/stars'
import { useAddToList } from '../../wishlist/use-add-to-list'
import { clearCompare, removeFromCompare, useCompared } from './compare-store'

export interface CompareDrawerProps {
  open: boolean
  onClose: () => void
  /** Why the drawer opened without the product that was asked for. */
  notice?: string
}

/** Up to four products side by side. What is stored shows at once, the rest is fetched. */
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

/** Prices come from the stored product, in cents. */
type Details = Omit<CatalogueProduct, 'price'>

interface TableProps {
  compared: readonly CardProduct[]
  details: Map<number, Details>
  onClose: () => void
  say: (message: string) => void
}

function CompareTable({ compared, details, onClose, say }: TableProps) {
  const texts = useTexts('compare')
  const availability = useTexts('product')
  const language = useLanguage()
  const of = (product: CardProduct) => details.get(product.id)
  const rows: [string, (product: CardProduct) => React.ReactNode][] = [
    [texts.price, (product) => <Price product={product} />],
    [texts.rating, (product) => <Stars rating={product.rating} count={product.reviewCount} />],
    [
      texts.availability,
      (product) => (product.stock < 1 ? availability.outOfStock : of(product)?.availabilityStatus),
    ],
    [texts.brand, (product) => of(product)?.brand ?? product.brand],
    [texts.colour, (product) => of(product)?.colour ?? product.colour],
    [
      texts.weight,
      (product) => {
        const weight = of(product)?.weight
        return weight && fill(texts.pounds, { weight: formatNumber(language, weight) })
      },
    ],
    [texts.warranty, (product) => of(product)?.warrantyInformation],
    [texts.shipping, (product) => of(product)?.shippingInformation],
    [texts.returns, (product) => of(product)?.returnPolicy],
  ]
  return (
    <table className="compare-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.product}</span>
          </th>
          {compared.map((product) => (
            <th key={product.id} scope="col">
              <ComparedProduct product={product} onClose={onClose} say={say} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {compared.map((product) => (
              <td key={product.id}>{value(product) || texts.unknown}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ComparedProps {
  product: CardProduct
  onClose: () => void
  say: (message: string) => void
}

function ComparedProduct({ product, onClose, say }: ComparedProps) {
  const texts = useTexts('compare')
  const add = useAddToList(say)
  const { outOfStock } = useTexts('product')
  const soldOut = product.stock < 1
  return (
    <div className="compare-head">
      <div className="card-tile">
        <Picture src={product.thumbnail} alt="" width={140} height={130} sizes="140px" eager />
      </div>
      <Link
        to={`/shop/${product.id}`}
        onClick={onClose}
        className="items-center touch:inline-flex touch:min-h-11 font-medium hover:underline"
      >
        {product.title}
      </Link>
      <button
        type="button"
        className="compare-add"
        disabled={soldOut}
        onClick={() => add.toCart(product)}
      >
        {soldOut ? outOfStock : texts.inCart}
      </button>
      <button
        type="button"
        className="min-h-11 font-normal underline"
        aria-label={fill(texts.removeTitle, { title: product.title })}
        onClick={() => removeFromCompare(product.id)}
      >
        {texts.remove}
      </button>
    </div>
  )
}

/** What the cards do not carry, from the catalogue API; each product is fetched once. */
function useDetails(compared: readonly CardProduct[], open: boolean) {
  const [details, setDetails] = useState(new Map<number, Details>())
  const [failed, setFailed] = useState(false)
  const missing = open ? compared.map(({ id }) => id).filter((id) => !details.has(id)) : []
  const wanted = missing.join()
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const ask = async (id: string) => {
      const response = await fetch(`/api/products/${id}`, { signal: leaving.signal })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return (await response.json()) as Details
    }
    Promise.allSettled(wanted.split(',').map(ask)).then((results) => {
      if (leaving.signal.aborted) return
      const found = results.flatMap((result) =>
        result.status === 'fulfilled' ? [[result.value.id, result.value] as const] : [],
      )
      setFailed(found.length < results.length)
      if (found.length > 0) setDetails((before) => new Map([...before, ...found]))
    })
    return () => leaving.abort()
  }, [wanted])
  return { details, failed }
}
