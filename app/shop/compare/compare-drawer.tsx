import { useEffect, useState } from 'react'
import { COMPARE_LIMIT } from '../../business'
import type { CardProduct } from '../../catalogue/product/product'
import { withinLimit } from '../../input/time-limit'
import { fill } from '../../texts/fill'
import { type KnownValues, phraseIn, wordOf } from '../../texts/known-values/known-values'
import { loadKnownValues } from '../../texts/known-values/load-known-values'
import { type Texts, useLanguage, useTexts } from '../../texts/texts'
import { Dialog } from '../../ui/dialog'
import { toast } from '../../ui/toast'
import { clearCompare, useCompared } from './compare-store'
import './compare-drawer.css'
import { CompareTable, type Details } from './compare-table'

export interface CompareDrawerProps {
  open: boolean
  onClose: () => void
  /** True when the list was full, so that the product asked for is missing. */
  full: boolean
}

/** Says that a product was added, with a link to the drawer (on a phone the tray ends the page). */
export const sayAdded = (texts: Texts['compare'], open: () => void) =>
  toast(texts.added, { text: texts.title, onPress: open })

/** Shows up to four products side by side. Stored fields show at once, the rest is fetched. */
export function CompareDrawer({ open, onClose, full }: CompareDrawerProps) {
  const texts = useTexts('compare')
  const compared = useCompared()
  const { details, failed } = useDetails(compared, open)
  const [said, say] = useState('')
  const [differing, setDiffering] = useState(false)
  const close = () => {
    say('')
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={texts.title} className="compare-drawer">
      <p role="status" className="min-h-6">
        {said || (full && fill(texts.full, { count: COMPARE_LIMIT }))}
      </p>
      {compared.length === 0 ? (
        <p className="woven py-8 text-center">{texts.empty}</p>
      ) : (
        <>
          {failed && <p role="alert">{texts.failed}</p>}
          <div className="compare-controls flex flex-wrap items-center justify-between gap-x-6">
            {compared.length > 1 && (
              <label className="compare-switch">
                <input
                  type="checkbox"
                  checked={differing}
                  onChange={() => setDiffering(!differing)}
                />
                {texts.differing}
              </label>
            )}
            <button type="button" className="ms-auto min-h-11 underline" onClick={clearCompare}>
              {texts.clear}
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
          <section className="compare-scroll" aria-label={texts.title} tabIndex={0}>
            <CompareTable
              compared={compared}
              details={details}
              differing={differing && compared.length > 1}
              onClose={close}
              say={say}
            />
          </section>
        </>
      )}
    </Dialog>
  )
}

/** Fetches what the cards do not carry from the catalogue API, once for each product. */
function useDetails(compared: readonly CardProduct[], open: boolean) {
  const language = useLanguage()
  const [details, setDetails] = useState(new Map<number, Details>())
  const [failed, setFailed] = useState(false)
  const missing = open ? compared.map(({ id }) => id).filter((id) => !details.has(id)) : []
  const wanted = missing.join()
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const signal = withinLimit(leaving.signal)
    const ask = async (id: string) => {
      const response = await fetch(`/api/products/${id}`, { signal })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return (await response.json()) as Details
    }
    const asked = wanted.split(',').map(ask)
    const words = loadKnownValues(language).catch(() => undefined)
    Promise.all([Promise.allSettled(asked), words]).then(([results, known]) => {
      if (leaving.signal.aborted) return
      const found = results.flatMap((result) =>
        result.status === 'fulfilled'
          ? [[result.value.id, detailsIn(known, result.value)] as const]
          : [],
      )
      setFailed(found.length < results.length)
      if (found.length > 0) setDetails((before) => new Map([...before, ...found]))
    })
    return () => leaving.abort()
  }, [wanted, language])
  return { details, failed }
}

/** Puts the details in the page's words where they are known. */
function detailsIn(known: KnownValues | undefined, details: Details): Details {
  if (!known) return details
  const { colour = '', availabilityStatus: status } = details
  const phrase = (text: string) => phraseIn(known, text) ?? text
  return {
    ...details,
    colour: wordOf(known.colours, colour) ?? details.colour,
    availabilityStatus: wordOf(known.availability, status) ?? status,
    warrantyInformation: phrase(details.warrantyInformation),
    shippingInformation: phrase(details.shippingInformation),
    returnPolicy: phrase(details.returnPolicy),
    options: details.options?.map(({ name, values }) => ({
      name: wordOf(known.options, name) ?? name,
      values: values.map((value) => wordOf(known.colours, value) ?? value),
    })),
  }
}
