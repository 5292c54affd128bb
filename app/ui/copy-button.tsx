import { useState } from 'react'
import { withColon } from '../texts/colon'
import { useLanguage } from '../texts/texts'
import { Icon } from './icon'

const SIGN = 'grid size-11 place-items-center rounded text-muted hover:text-ink'

interface Props {
  text: string
  label: string
  /** The text that is shown and read out once the copy is made. */
  done: string
  /** Says what is copied, for those who do not see the text beside it. The button is a sign then. */
  name?: string
  className?: string
}

/** Copies a text. Where the browser forbids copying, it selects the text before the button. */
export function CopyButton({ text, label, done, name, className = SIGN }: Props) {
  const language = useLanguage()
  const of = (word: string) => (name ? `${withColon(language, word)} ${name}` : word)
  const [copied, setCopied] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`needs-js ${className}`}
        style={name ? { marginInlineEnd: -12 } : undefined} // Its sign ends where the column does.
        aria-label={name && of(label)}
        onClick={(event) => {
          const value = event.currentTarget.previousElementSibling
          copy(text).then(
            () => setCopied(true),
            () => value && getSelection()?.selectAllChildren(value),
          )
        }}
      >
        {name ? <Icon name={copied ? 'check' : 'copy'} size={20} /> : copied ? done : label}
      </button>
      <span role="status" className="sr-only">
        {copied && of(done)}
      </span>
    </>
  )
}

const copy = async (text: string) => navigator.clipboard.writeText(text)
