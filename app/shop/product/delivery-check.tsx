import { useState } from 'react'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { type DeliveryAnswer, deliveryTo } from './delivery'

/**
 * The postal-code field. Answers at once; where JavaScript does not run the form asks the server,
 * which answers with the page (`?postcode=`).
 */
export function DeliveryCheck({ asked }: { asked?: string }) {
  const texts = useTexts('productPage')
  const [answer, setAnswer] = useState<DeliveryAnswer | undefined>(
    asked === undefined ? undefined : deliveryTo(asked),
  )
  const wrong = answer?.area === 'invalid' || answer?.area === 'empty'
  return (
    <form
      method="get"
      className="grid gap-2 text-sm"
      onSubmit={(event) => {
        event.preventDefault()
        setAnswer(deliveryTo(String(new FormData(event.currentTarget).get('postcode') ?? '')))
      }}
    >
      <label htmlFor="postcode">{texts.postalCode}</label>
      <div className="flex gap-2">
        <input
          id="postcode"
          name="postcode"
          defaultValue={asked}
          maxLength={20}
          autoComplete="postal-code"
          aria-invalid={wrong || undefined}
          aria-describedby="delivery-answer"
          className="min-h-11 w-full min-w-0 rounded bg-tile px-3 outline-offset-0"
        />
        <button type="submit" className="min-h-11 rounded border border-line px-4 hover:bg-tile">
          {texts.check}
        </button>
      </div>
      <p
        id="delivery-answer"
        role="status"
        className={`min-h-5 wrap-anywhere ${wrong ? 'text-red-text' : 'text-ok'}`}
      >
        {answer && fill(texts.delivery[answer.area], { code: 'code' in answer ? answer.code : '' })}
      </p>
    </form>
  )
}
