interface Days {
  /** Days whose own spaces do not break, within other words. */
  text: string
}

/** Keeps promised days in one piece where a line has room for them: else they break at the dash. */
export function WithDays({ text }: Days) {
  const [before, days, after] = text.split(/(\S+\u00a0.*\u00a0\S+)/)
  return (
    <>
      {before}
      {days && <span className="inline-block">{days}</span>}
      {after}
    </>
  )
}

interface Props {
  /** Holds the place `{number}`. */
  text: string
  number: string
}

/** Fills in a number with hyphens, which stays in one piece where a line has room for it. */
export function WithNumber({ text, number }: Props) {
  const [before, after] = text.split('{number}')
  return (
    <>
      {before}
      <span className="inline-block">{number}</span>
      {after}
    </>
  )
}
