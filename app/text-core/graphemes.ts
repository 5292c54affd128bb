let made: Intl.Segmenter | undefined

/** Splits text into graphemes by a segmenter made on first use: making takes up to 50 ms. */
const segment = (text: string) => {
  made ??= new Intl.Segmenter()
  return made.segment(text)
}

/** Returns a text's beginning of at most `most` UTF-16 units that cuts no letter from its marks. */
export function beginningOf(text: string, most: number) {
  if (text.length <= most) return text
  const { index } = segment(text).containing(most) ?? { index: most }
  return text.slice(0, index)
}

/** Returns the first letter as its reader sees it, with its marks, in capitals; '' for no text. */
export function initialOf(name: string) {
  const [first] = segment(name.trim())
  return first ? first.segment.toUpperCase() : ''
}
