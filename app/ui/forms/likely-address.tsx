import { useEffect, useState } from 'react'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { AFTER_CLICK_MS } from './after-click'

/** Offers the address that was probably meant, once the field is left. `of` is the field's id. */
export default function LikelyAddress({ of }: { of: string }) {
  const texts = useTexts('ui')
  const [likely, setLikely] = useState<string>()

  useEffect(() => {
    const field = document.getElementById(of) as HTMLInputElement
    let timer: ReturnType<typeof setTimeout>
    const forget = () => {
      clearTimeout(timer)
      setLikely(undefined)
    }
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        import('./email-typos').then(
          ({ likelyAddress }) => setLikely(likelyAddress(field.value)),
          () => {}, // Offline, nothing is offered.
        )
      }, AFTER_CLICK_MS)
    }
    // Who was quicker than this code has left the field already.
    if (field.value && field !== document.activeElement) look()
    field.addEventListener('blur', look)
    field.addEventListener('input', forget)
    return () => {
      clearTimeout(timer)
      field.removeEventListener('blur', look)
      field.removeEventListener('input', forget)
    }
  }, [of])

  function take() {
    const field = document.getElementById(of) as HTMLInputElement
    field.value = likely ?? ''
    // Forms listen for this event, as if it was typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <div role="status" className="empty:hidden">
      {likely && (
        <button
          type="button"
          className="min-h-11 text-start text-sm wrap-anywhere underline"
          onClick={take}
        >
          {fill(texts.didYouMean, { email: likely })}
        </button>
      )}
    </div>
  )
}
