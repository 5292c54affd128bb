import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { REDIRECT_MS } from '../../../business'
import { useTexts } from '../../../texts/texts'

/**
 * Opens the cart or the wishlist 2500 ms after adding (spec section 4), unless the visitor stays.
 * Then the focus goes to `first`, because the button that had it is gone.
 */
export function useLeaving() {
  const navigate = useNavigate()
  const { staying, stayHere } = useTexts('productPage')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const first = useRef<HTMLButtonElement>(null)
  const [said, say] = useState<string>()
  useEffect(() => () => clearTimeout(timer.current), [])

  function leave(to: '/cart' | '/wishlist', words: string) {
    clearTimeout(timer.current)
    say(words)
    timer.current = setTimeout(() => navigate(to), REDIRECT_MS)
  }

  function stay() {
    clearTimeout(timer.current)
    say(staying)
    timer.current = setTimeout(() => say(undefined), REDIRECT_MS)
    first.current?.focus()
  }

  const notice = (
    <div role="status" className="flex items-center justify-between gap-2 text-sm empty:hidden">
      {said}
      {said && said !== staying && (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded border border-line px-4 hover:bg-tile"
          onClick={stay}
        >
          {stayHere}
        </button>
      )}
    </div>
  )
  return { leave, notice, first }
}
