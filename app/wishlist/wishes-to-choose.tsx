import { Link } from 'react-router'
import type { CardProduct } from '../catalogue/product/product'
import { type KnownOptions, wordsOfChoice } from '../texts/known-values/known-values'
import { catalogueLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'

/** Says which wishes stay on the list when all move to the cart, and why. */
export function ToChoose({ wishes }: { wishes: readonly CardProduct[] }) {
  const { toChoose } = useTexts('wishlist')
  const lang = catalogueLanguage(useLanguage())
  const known = useTexts('known')
  return (
    <div role="status" className="empty:hidden">
      {wishes.length > 0 && (
        <div className="notice">
          <p>{toChoose}</p>
          <ul>
            {wishes.map((wish) => (
              <li key={wish.id} className="wrap-anywhere">
                <Link
                  to={`/shop/${wish.id}`}
                  lang={lang}
                  className="items-center font-medium underline touch:inline-flex touch:min-h-11"
                >
                  {wish.title}
                </Link>
                {optionNames(wish, known)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Returns ' (Size, Colour)' in known words. Stored content may come from another writer. */
function optionNames({ options }: { options?: unknown }, known?: KnownOptions) {
  const names = (Array.isArray(options) ? options : []).flatMap((one) =>
    typeof one?.name === 'string'
      ? [wordsOfChoice(known, { name: one.name, value: '' }).name ?? one.name]
      : [],
  )
  return names.length > 0 && ` (${names.join(', ')})`
}
