import { useState } from 'react'

interface Props {
  text: string
  label: string
  /** The text that is shown and read out once the copy is made. */
  done: string
  /** Says what is copied, for those who do not see the text beside the button. */
  name: string
}

/** Copies a text. Where the browser forbids copying, it selects the text before the button. */
export function CopyButton({ text, label, done, name }: Props) {
  const [copied, setCopied] = useState(false)
  return (
    <>
      <button
        type="button"
        className="needs-js min-h-8 rounded border border-line px-3 text-sm touch:min-h-11"
        aria-label={`${label}: ${name}`}
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
        {copied && `${done}: ${name}`}
      </span>
    </>
  )
}

const copy = async (text: string) => navigator.clipboard.writeText(text)
