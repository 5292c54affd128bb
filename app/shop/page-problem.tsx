import { useRevalidator } from 'react-router'
import { type Texts, useTexts } from '../texts/texts'
import { missingTitle } from '../ui/page-meta'

/** Returns the title of a page that could not be shown. */
export const problemTitle = (args: Failed) =>
  missingTitle(args) ?? args.matches[0].loaderData?.texts.product.failed.title

interface Failed {
  matches: [
    { loaderData?: { texts: Pick<Texts, 'shell' | 'product'> } },
    ...({ loaderData?: unknown } | undefined)[],
  ]
  error?: unknown
}

/** Says that a page of goods could not be shown, and asks for it once more on a press. */
export function Unanswered() {
  const texts = useTexts('product').failed
  const revalidator = useRevalidator()
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <div className="page-problem" role="alert">
      <h1 className="font-heading text-3xl font-semibold md:text-4xl">{texts.title}</h1>
      <p>{offline ? texts.offline : texts.text}</p>
      <form>
        {/* Without JavaScript the form loads the address again. */}
        <button
          type="submit"
          className="button"
          disabled={revalidator.state === 'loading'}
          onClick={(event) => {
            event.preventDefault()
            revalidator.revalidate()
          }}
        >
          {texts.retry}
        </button>
      </form>
    </div>
  )
}
