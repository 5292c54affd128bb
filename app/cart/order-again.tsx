import { useNavigate } from 'react-router'
import { plural } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { toast } from '../ui/toast'
import { changeCart, currentCart } from './cart-store'
import { addLines, type OrderLine, piecesThere } from './lines/add-lines'

interface Props {
  lines: readonly OrderLine[]
  label: string
  /** Names the order for those who do not see which one the button stands beside. */
  name?: string
  className: string
}

/**
 * Leads to the cart, which says what is no longer sold or costs something else now, and says how
 * many pieces were in it before.
 */
export function OrderAgain({ lines, label, name, className }: Props) {
  const navigate = useNavigate()
  const language = useLanguage()
  const { againThere } = useTexts('order')
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      onClick={() => {
        const there = piecesThere(currentCart(), lines)
        changeCart((items) => addLines(items, lines))
        navigate('/cart')
        if (there > 0) toast(plural(language, againThere, there))
      }}
    >
      {label}
    </button>
  )
}
