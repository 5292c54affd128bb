interface Pictured {
  thumbnail: string
  /** JSON: a list of addresses. */
  images: string
}

/** Addresses of what its page shows. */
export function picturesIn({ thumbnail, images }: Pictured): string[] {
  const found = JSON.parse(images) as string[]
  return found.length > 0 || thumbnail === '' ? found : [thumbnail]
}

/** What its pictures show, one for each; none where nothing is said of any. */
export function textsOfPictures(row: Pictured & { picture_texts: string | null }): string[] {
  if (row.picture_texts === null) return []
  const shows = JSON.parse(row.picture_texts) as Record<string, string>
  const texts = picturesIn(row).map((address) => shows[address] ?? '')
  return texts.some(Boolean) ? texts : []
}

/** As the table of products has them: by address. */
export function pictureTextsOf(texts: readonly string[], row: Pictured) {
  const said = picturesIn(row).flatMap((address, at) => (texts[at] ? [[address, texts[at]]] : []))
  return said.length > 0 ? JSON.stringify(Object.fromEntries(said)) : null
}
