import { useNavigate } from 'react-router'
import { changeCart } from './cart-store'
import { addLines, type OrderLine } from './lines/add-lines'

interface Props {
  lines: readonly OrderLine[]
  label: string
  /** For those who do not see which order it stands beside. */
  name?: string
  className: string
}

/** Leads to the cart, which says what of it is no longer to be had, or costs something else now. */
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
