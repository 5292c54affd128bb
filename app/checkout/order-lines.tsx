import { Link } from 'react-router'
import { lineKeyOf } from '../cart/cart'
import { ChosenOptions } from '../cart/lines/chosen-options'
import type { Order } from '../orders/order/order'
import { formatPrice } from '../texts/figures'
import { valuesOfChoice } from '../texts/known-values/known-values'
import { catalogueLanguage, inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Picture } from '../ui/picture'

interface Props extends Pick<Order, 'items' | 'pattern'> {
  /** The address of the order, when its products may be reviewed. */
  reviewedAt?: string
}

export function OrderLines({ items, pattern, reviewedAt }: Props) {
  const language = useLanguage()
  const known = useTexts('known')
  const { review } = useTexts('order')
  return (
    <ul className="grid gap-4 border-b border-line pb-6">
      {items.map(({ productId, variant, options, quantity, lineTotal, thumbnail, ...item }, at) => (
        <li key={lineKeyOf({ productId, variant })} className="flex items-center gap-4">
          <span
            className="flex shrink-0 items-center justify-center rounded bg-tile"
            style={{ width: 64, height: 64 }}
          >
            {thumbnail && (
              <Picture src={thumbnail} alt="" width={64} height={64} sizes="64px" eager />
            )}
          </span>
          <span className="min-w-0 grow wrap-anywhere">
            {thumbnail !== undefined ? (
              <Link
                to={`/shop/${productId}${variant ? `?variant=${variant}` : ''}`}
                lang={catalogueLanguage(language, item)}
                className="cart-name hover:underline"
              >
                {item.title}
              </Link>
            ) : (
              <span lang={catalogueLanguage(language, item)}>{item.title}</span>
            )}
            <span className="block text-sm text-muted">×&nbsp;{quantity}</span>
            <ChosenOptions chosen={options} />
            {reviewedAt && (
              <span className="order-actions block" style={{ marginTop: -8 }}>
                <a
                  href={inLanguage(language, `${reviewedAt}/review/${at + 1}`)}
                  aria-label={[`${review}: ${item.title}`, ...valuesOfChoice(known, options)].join(
                    ', ',
                  )}
                  className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
                >
                  {review}
                </a>
              </span>
            )}
          </span>
          <span className="tabular-nums">{formatPrice(language, lineTotal, pattern)}</span>
        </li>
      ))}
    </ul>
  )
}
