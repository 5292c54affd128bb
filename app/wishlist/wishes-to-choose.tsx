import { Link } from 'react-router'
import type { CardProduct } from '../catalogue/product/product'
import { catalogueLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { optionNames } from './wishlist'

/** Says which wishes stay on the list when all move to the cart, and why. */
export function ToChoose({ wishes }: { wishes: readonly CardProduct[] }) {
  const { toChoose } = useTexts('wishlist')
  const lang = catalogueLanguage(useLanguage())
  return (
    <div role="status" className="empty:hidden">
      {wishes.length > 0 && (
        <div className="notice">
          <p>{toChoose}</p>
          <ul lang={lang}>
            {wishes.map((wish) => (
              <li key={wish.id} className="wrap-anywhere">
                <Link
                  to={`/shop/${wish.id}`}
                  className="items-center font-medium underline touch:inline-flex touch:min-h-11"
                >
                  {wish.title}
                </Link>
                {optionNames(wish) && ` (${optionNames(wish)})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
