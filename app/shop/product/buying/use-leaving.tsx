import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { REDIRECT_MS } from '../../../business'
import { useTexts } from '../../../texts/texts'

const WORDS = { '/cart': 'goingToCart', '/wishlist': 'goingToWishlist', here: 'staying' } as const

/**
 * After adding, the cart or the wishlist opens 2500 ms later (spec section 4), unless the visitor
 * stays: then the focus goes to `first`, as the button that had it is gone.
 */
export function useLeaving() {
  const navigate = useNavigate()
  const texts = useTexts('productPage')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const first = useRef<HTMLButtonElement>(null)
  const [going, setGoing] = useState<keyof typeof WORDS>()
  useEffect(() => () => clearTimeout(timer.current), [])

  function leave(to: '/cart' | '/wishlist') {
    clearTimeout(timer.current)
    setGoing(to)
    timer.current = setTimeout(() => navigate(to), REDIRECT_MS)
  }

  function stay() {
    clearTimeout(timer.current)
    setGoing('here')
    first.current?.focus()
  }

  const notice = (
    <div role="status" className="buy-leaving">
      {going && texts[WORDS[going]]}
      {going && going !== 'here' && (
        <button type="button" onClick={stay}>
          {texts.stayHere}
        </button>
      )}
    </div>
  )
  return { leave, notice, first }
}
