import { useState } from 'react'

interface Props {
  text: string
  label: string
  /** Shown and read out when it is done. */
  done: string
  /** Says what is copied, for those who do not see what stands beside. */
  name: string
}

/** Where the browser does not let pages copy, it selects what stands before it instead. */
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
