import { useState } from 'react'
import { withColon } from '../texts/colon'
import { useLanguage } from '../texts/texts'

const SMALL = 'min-h-8 rounded border border-line px-3 text-sm touch:min-h-11'

interface Props {
  text: string
  label: string
  /** The text that is shown and read out once the copy is made. */
  done: string
  /** Says what is copied where the label does not, for those who do not see the text beside it. */
  name?: string
  className?: string
}

/** Copies a text. Where the browser forbids copying, it selects the text before the button. */
export function CopyButton({ text, label, done, name, className = SMALL }: Props) {
  const language = useLanguage()
  const of = (word: string) => (name ? `${withColon(language, word)} ${name}` : word)
  const [copied, setCopied] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`needs-js ${className}`}
        aria-label={name && of(label)}
        onClick={(event) => {
          const value = event.currentTarget.previousElementSibling
          copy(text).then(
            () => setCopied(true),
            () => value && getSelection()?.selectAllChildren(value),
          )
        }}
      >
        {copied ? done : label}
      </button>
      <span role="status" className="sr-only">
        {copied && of(done)}
      </span>
    </>
  )
}

const copy = async (text: string) => navigator.clipboard.writeText(text)
