import type { ReactNode } from 'react'
import { fill } from '../../texts/fill'
import { wordOf } from '../../texts/known-values/known-values'
import { catalogueLanguage } from '../../texts/language'
import type { Texts } from '../../texts/texts'
import { useLanguage } from '../../texts/texts'
import { type Choosable, settled, valueState } from './choosing'
import styles from './option-groups.css?inline'
import { swatchOf } from './swatches'
import type { Choosing } from './use-choosing'

type ChoosingTexts = Texts['choosing']

interface Props {
  product: Choosable
  choosing: Choosing
  texts: ChoosingTexts
  words: Record<string, string>
  /** Renders what stands between an option's name and its values. */
  beside?: (option: string) => ReactNode
}

const COLOUR = /^(colou?r|couleur|farbe)$/i

/** Shows radio buttons for each option, which also work in a form without scripts. */
export function OptionGroups({ product, choosing, texts, words, beside }: Props) {
  const lang = catalogueLanguage(useLanguage())
  const { id, picks, missing, letGo, choose } = choosing
  const shown = settled(product, picks)
  return (
    // The address names each chosen value; the page without scripts reads it.
    <form
      method="get"
      className="option-groups"
      data-choosing={id}
      onSubmit={(event) => event.preventDefault()}
    >
      <style>{styles}</style>
      {product.options.map(({ name, values }, at) => {
        const problem = `${id}-problem-${at}`
        const asked = missing && shown[at] === undefined
        const label = words[name]
        const chosen = shown[at]
        return (
          <fieldset
            key={name}
            aria-labelledby={`${id}-${at}`}
            aria-describedby={asked || letGo[at] ? problem : undefined}
            className="option-group"
          >
            <legend>
              <span id={`${id}-${at}`} lang={label ? undefined : lang}>
                {label ?? name}
              </span>
              {chosen !== undefined && (
                <span lang={words[chosen] ? undefined : lang}>: {words[chosen] ?? chosen}</span>
              )}
            </legend>
            {beside?.(name)}
            <div className="option-values">
              {values.map((value) => (
                <Value
                  key={value}
                  name={`option${at + 1}`}
                  value={value}
                  word={words[value]}
                  state={valueState(product, picks, at, value)}
                  checked={chosen === value}
                  colour={COLOUR.test(name) ? swatchOf(value) : undefined}
                  texts={texts}
                  onPick={() => choose(at, value)}
                />
              ))}
            </div>
            <p id={problem} role="alert" className="option-problem empty:hidden">
              {asked
                ? (wordOf(texts.choose, name) ?? fill(texts.chooseOther, { option: label ?? name }))
                : letGo[at] &&
                  fill(texts.letGo, {
                    value: words[letGo[at]] ?? letGo[at],
                    chosen: shown
                      .slice(0, at)
                      .flatMap((one) => (one === undefined ? [] : (words[one] ?? one)))
                      .join(', '),
                  })}
            </p>
          </fieldset>
        )
      })}
      <p className="without-js">
        <button type="submit" className="button button-outline">
          {texts.show}
        </button>
      </p>
    </form>
  )
}

interface ValueProps {
  name: string
  value: string
  word?: string
  state: ReturnType<typeof valueState>
  checked: boolean
  colour?: string
  texts: ChoosingTexts
  onPick: () => void
}

/** Marks an unavailable value in words and crossed, but keeps it reachable by keyboard. */
function Value({ name, value, word, state, checked, colour, texts, onPick }: ValueProps) {
  const lang = catalogueLanguage(useLanguage())
  return (
    <label className="option-value" data-state={state === 'available' ? undefined : state}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        aria-disabled={state === 'unavailable' || undefined}
        onChange={onPick}
      />
      {colour && (
        <svg aria-hidden="true" width="20" height="20">
          <circle cx="10" cy="10" r="9.5" fill={colour} stroke="var(--color-line)" />
        </svg>
      )}
      <span lang={word ? undefined : lang}>{word ?? value}</span>
      {state !== 'available' && <span className="sr-only"> {`(${texts[state]})`}</span>}
    </label>
  )
}
