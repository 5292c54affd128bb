import { Link } from 'react-router'
import { Price } from '../../catalogue/price'
import type { CardProduct, CatalogueProduct } from '../../catalogue/product/product'
import { productPath } from '../../catalogue/product/product-path'
import { wholeWords } from '../../catalogue/words/whole-words'
import { useShop } from '../../content/own/use-shop'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { formatWeight } from '../../texts/weight'
import { Picture } from '../../ui/picture'
import { Stars } from '../../ui/stars'
import { useAddToList } from '../../wishlist/use-add-to-list'
import { differ } from './compare'
import { removeFromCompare } from './compare-store'

/** A product's details; prices come from the stored product, in cents. */
export type Details = Omit<CatalogueProduct, 'price'>

interface Row {
  label: string
  value: (product: CardProduct) => string | number | null | undefined
  /** Renders the value where it is more than a text. */
  shown?: (product: CardProduct) => React.ReactNode
}

interface Props {
  compared: readonly CardProduct[]
  details: Map<number, Details>
  /** Shows only rows in which the products differ. */
  differing: boolean
  onClose: () => void
  say: (message: string) => void
}

export function CompareTable({ compared, details, differing, ...actions }: Props) {
  const texts = useTexts('compare')
  const rows = useRows(details).filter(({ value }) => !differing || differ(compared.map(value)))
  return (
    <table className="compare-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.product}</span>
          </th>
          {compared.map((product) => (
            <th key={product.id} scope="col">
              <ComparedProduct product={product} onClose={actions.onClose} />
            </th>
          ))}
        </tr>
        <tr>
          <td />
          {compared.map((product) => (
            <td key={product.id}>
              <ComparedActions
                product={product}
                options={details.get(product.id)?.options ?? product.options}
                {...actions}
              />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, shown = value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {compared.map((product) => (
              <td key={product.id}>{shown(product) || texts.unknown}</td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={compared.length + 1}>{texts.alike}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Leaves out a kept product's reduction unless the catalogue still shows the same one. */
const reducedStill = (product: CardProduct, now?: Details): CardProduct =>
  now?.discountPercentage === product.discountPercentage
    ? product
    : { ...product, discountPercentage: 0 }

function useRows(details: Map<number, Details>): Row[] {
  const texts = useTexts('compare')
  const availability = useTexts('product')
  const language = useLanguage()
  const { weightUnit } = useShop()
  const of = (product: CardProduct) => details.get(product.id)
  const named = [...details.values()].flatMap(({ options = [] }) => options)
  const others = [...new Set(named.map(({ name }) => name))].filter((name) => name !== texts.colour)
  const weightOf = (product: CardProduct) => of(product)?.weight
  return [
    {
      label: texts.price,
      value: ({ price }) => price,
      shown: (product) => <Price product={reducedStill(product, of(product))} />,
    },
    {
      label: texts.rating,
      value: ({ rating, reviewCount }) => `${rating} ${reviewCount}`,
      shown: ({ rating, reviewCount }) =>
        reviewCount > 0 && <Stars rating={rating} count={reviewCount} />,
    },
    {
      label: texts.availability,
      value: (product) =>
        product.stock < 1 ? availability.outOfStock : of(product)?.availabilityStatus,
    },
    { label: texts.brand, value: (product) => of(product)?.brand ?? product.brand },
    {
      label: texts.colour,
      value: (product) =>
        offered(of(product), texts.colour) ?? of(product)?.colour ?? product.colour,
    },
    ...others.map((name) => ({
      label: name,
      value: (product: CardProduct) => offered(of(product), name),
    })),
    {
      label: texts.weight,
      value: weightOf,
      shown: (product) => {
        const weight = weightOf(product)
        return weight && formatWeight(language, weight, weightUnit)
      },
    },
    { label: texts.warranty, value: (product) => of(product)?.warrantyInformation },
    { label: texts.shipping, value: (product) => of(product)?.shippingInformation },
    { label: texts.returns, value: (product) => of(product)?.returnPolicy },
  ]
}

/** Returns an option's values as a text: 'S, M, L'. */
const offered = (details: Details | undefined, name: string) =>
  details?.options?.find((option) => option.name === name)?.values.join(', ')

const ComparedProduct = ({ product, onClose }: { product: CardProduct; onClose: () => void }) => (
  <div className="compare-head">
    <div className="card-tile">
      <Picture src={product.thumbnail} alt="" width={140} height={130} sizes="140px" eager />
    </div>
    <Link
      to={productPath(product)}
      onClick={onClose}
      className="touch:inline-flex touch:min-h-11 font-medium hover:underline"
    >
      <span>{wholeWords(product.title)}</span>
    </Link>
  </div>
)

interface ActionsProps extends Pick<Props, 'say' | 'onClose'> {
  product: CardProduct
  options: CardProduct['options']
}

/** Adds a product to cart or wishlist; one with options leads to its page, to choose first. */
function ComparedActions({ product, options, say, onClose }: ActionsProps) {
  const texts = useTexts('compare')
  const add = useAddToList(say)
  const { outOfStock, details: choose } = useTexts('product')
  const soldOut = product.stock < 1
  return (
    <div className="compare-head">
      {options && !soldOut ? (
        <Link
          to={productPath(product)}
          className="compare-add grid place-items-center text-center"
          aria-label={`${choose}: ${product.title}`}
          onClick={onClose}
        >
          {choose}
        </Link>
      ) : (
        <button
          type="button"
          className="compare-add"
          disabled={soldOut}
          onClick={() => add.toCart(product)}
        >
          {soldOut ? outOfStock : texts.inCart}
        </button>
      )}
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
