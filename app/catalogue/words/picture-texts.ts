interface Pictured {
  thumbnail: string
  images: string
}

/** Returns the addresses of the pictures on the product's page. */
function picturesIn({ thumbnail, images }: Pictured): string[] {
  const found = JSON.parse(images) as string[]
  return found.length > 0 || thumbnail === '' ? found : [thumbnail]
}

/** Returns a text for each picture, or none if no picture has one. */
export function textsOfPictures(row: Pictured & { picture_texts: string | null }): string[] {
  if (row.picture_texts === null) return []
  const shows = JSON.parse(row.picture_texts) as Record<string, string>
  const texts = picturesIn(row).map((address) => shows[address] ?? '')
  return texts.some(Boolean) ? texts : []
}

/** Returns the column of the products table, which has texts by address. */
export function pictureTextsOf(texts: readonly string[], row: Pictured) {
  const said = picturesIn(row).flatMap((address, at) => (texts[at] ? [[address, texts[at]]] : []))
  return said.length > 0 ? JSON.stringify(Object.fromEntries(said)) : null
}
