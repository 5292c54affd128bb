import { useNavigate } from 'react-router'
import { changeCart } from './cart-store'
import { addLines, type OrderLine } from './lines/add-lines'

interface Props {
  lines: readonly OrderLine[]
  label: string
  /** Names the order for those who do not see which one the button stands beside. */
  name?: string
  className: string
}

/** Leads to the cart, which says what is no longer sold or costs something else now. */
export function OrderAgain({ lines, label, name, className }: Props) {
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      onClick={() => {
        changeCart((items) => addLines(items, lines))
        navigate('/cart')
      }}
    >
      {label}
    </button>
  )
}
