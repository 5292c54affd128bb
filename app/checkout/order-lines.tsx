import { Link } from 'react-router'
import type { Order } from '../orders/order'
import { formatPrice } from '../texts/figures'
import { catalogueLanguage } from '../texts/language'
import { useLanguage } from '../texts/texts'
import { Picture } from '../ui/picture'

export function OrderLines({ items }: Pick<Order, 'items'>) {
  const language = useLanguage()
  return (
    <ul className="grid gap-4 border-b border-line pb-6">
      {items.map(({ productId, title, quantity, lineTotal, thumbnail }) => (
        <li key={productId} className="flex items-center gap-4">
          <span className="flex size-14 shrink-0 items-center justify-center rounded bg-tile">
            {thumbnail && (
              <Picture src={thumbnail} alt="" width={54} height={54} sizes="54px" eager />
            )}
          </span>
          <span className="min-w-0 grow wrap-anywhere">
            {thumbnail ? (
              <Link
                to={`/shop/${productId}`}
                lang={catalogueLanguage(language)}
                className="items-center touch:inline-flex touch:min-h-11 hover:underline"
              >
                {title}
              </Link>
            ) : (
              <span lang={catalogueLanguage(language)}>{title}</span>
            )}
            <span className="text-muted"> × {quantity}</span>
          </span>
          <span className="tabular-nums">{formatPrice(language, lineTotal)}</span>
        </li>
      ))}
    </ul>
  )
}
