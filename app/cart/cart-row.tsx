import { useContext } from 'react'
import { Link } from 'react-router'
import { PriceTagsContext } from '../catalogue/price'
import { formatPrice } from '../texts/figures'
import { fill } from '../texts/fill'
import { catalogueLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { type CartItem, lineKey } from './cart'
import { changeText } from './checking/change-text'
import { ChosenOptions } from './lines/chosen-options'
import { chosenOf, pathOf } from './lines/line-name'
import { QuantityField } from './quantity-field'
import type { LineChange } from './reconcile'
import { lineTotal } from './totals'

interface Props {
  item: CartItem
  title: string
  /** The title and the chosen variant, which no other line has. */
  name: string
  changes: readonly LineChange[]
  onRemove: () => void
}

/** Tells whether a price fell, which needs no warning. */
const fell = (change: LineChange) => change.kind === 'price' && change.to < change.from

export function CartRow({ item, title, name, changes, onRemove }: Props) {
  const texts = useTexts('cart')
  const language = useLanguage()
  const tags = useContext(PriceTagsContext)
  const available = item.stock > 0
  return (
    <tr
      data-changed={changes.length > 0 ? lineKey(item) : undefined}
      className="cart-row relative items-center rounded bg-white"
    >
      <th
        scope="row"
        className="flex min-w-0 flex-wrap items-center gap-4 text-start font-normal max-md:w-full"
      >
        <span className="flex size-20 shrink-0 items-center justify-center rounded bg-tile">
          {item.thumbnail && (
            <Picture src={item.thumbnail} alt="" width={80} height={80} sizes="80px" eager />
          )}
        </span>
        <span className="min-w-0">
          <Link
            to={pathOf(item)}
            lang={item.title ? catalogueLanguage(language, item) : undefined}
            className="cart-name font-medium wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          <ChosenOptions chosen={chosenOf(item)} />
          {changes.map((change) => (
            <span
              key={change.kind}
              className={`block text-sm ${fell(change) ? 'font-medium' : 'text-red-text'}`}
            >
              {changeText(change, texts, language)}{' '}
              {(change.kind === 'toChoose' || change.kind === 'goneChoice') && (
                <Link
                  to={`/shop/${item.id}`}
                  aria-label={`${texts.choose}: ${title}`}
                  className="flex w-fit items-center touch:min-h-11 font-medium underline"
                >
                  {texts.choose}
                </Link>
              )}
            </span>
          ))}
          {!available && changes.length === 0 && (
            <span className="block text-sm text-red-text">{texts.soldOut}</span>
          )}
        </span>
      </th>
      <td className="tabular-nums max-md:w-full" data-label={texts.price}>
        {formatPrice(language, item.price)}
        {tags && item.lowestBefore && (
          <small className="block">{tags + formatPrice(language, item.lowestBefore)}</small>
        )}
      </td>
      <td>{available && <QuantityField item={item} name={name} />}</td>
      <td className="tabular-nums" data-label={texts.subtotal}>
        {available
          ? formatPrice(language, lineTotal({ unitPrice: item.price, quantity: item.quantity }))
          : '–'}
        <button
          type="button"
          aria-label={fill(texts.remove, { title: name })}
          title={fill(texts.remove, { title: name })}
          className="icon-button icon-button-plain cart-remove absolute"
          onClick={onRemove}
        >
          <Icon name="x" size={20} />
        </button>
      </td>
    </tr>
  )
}
