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
