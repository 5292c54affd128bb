import { useEffect, useState } from 'react'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import type { DeliveryResult } from './delivery'
import type { DeliveryData } from './delivery-data.server'

interface Props {
  asked?: string
  /** The answer to what was asked. */
  answer?: DeliveryResult
  delivery: DeliveryData
  /** The chosen variant, which the page that answers without JavaScript keeps. */
  variant?: number
}

/** Shows the postal-code field. Without JavaScript the form loads the page again (`?postcode=`). */
export function DeliveryCheck({ asked, answer, delivery, variant }: Props) {
  const texts = useTexts('productPage')
  const [result, setResult] = useState(answer)
  const [arrival, setArrival] = useState(delivery.text)
  // This loads after the page itself; offline the first text, in days, still holds.
  useEffect(() => {
    let leave: (() => void) | undefined
    let left = false
    import('./ask-delivery').then(
      ({ followArrival }) => {
        if (!left) leave = followArrival(result, delivery, setArrival)
      },
      () => {},
    )
    return () => {
      left = true
      leave?.()
    }
  }, [delivery, result])
  const wrong = result?.area === 'invalid' || result?.area === 'empty'
  return (
    <form
      method="get"
      className="delivery text-sm"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        import('./ask-delivery').then(
          ({ ask }) => ask(form, delivery).then(setResult),
          () => form.submit(),
        )
      }}
    >
      {/* The text reserves two lines, so that nothing shifts when the days are known. */}
      {!wrong && <p className="min-h-10 font-medium">{arrival}</p>}
      {variant && <input type="hidden" name="variant" value={variant} />}
      <div className="grid gap-2">
        <label htmlFor="postcode" style={{ textWrap: 'balance' }}>
          {texts.postalCode}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id="postcode"
            name="postcode"
            defaultValue={asked}
            maxLength={20}
            autoComplete="postal-code"
            enterKeyHint="go"
            aria-invalid={wrong || undefined}
            aria-describedby="delivery-answer"
            className="field max-w-60 grow basis-24"
          />
          <button type="submit" className="min-h-11 rounded border border-line px-4 hover:bg-tile">
            {texts.check}
          </button>
        </div>
        <p
          id="delivery-answer"
          role="status"
          className={`empty:hidden wrap-anywhere ${wrong ? 'text-red-text' : 'text-ok'}`}
        >
          {result &&
            (result.text ??
              fill(texts.delivery[result.area as 'worldwide'], {
                code: 'code' in result ? result.code : '',
              }))}
        </p>
      </div>
    </form>
  )
}
