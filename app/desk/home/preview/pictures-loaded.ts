/** Device pixels per CSS pixel, as most phones have at least. */
const DENSITY = 2

interface LoadedPicture {
  address: string
  /** True for a picture on the first screen. */
  isFirst: boolean
}

/** Returns the pictures that a browser loads for a drawn page, once each, in the best format. */
export function picturesLoaded(page: Window): LoadedPicture[] {
  const found = new Map<string, boolean>()
  for (const picture of page.document.images) {
    const box = boxOf(picture)
    if (!box) continue
    const isFirst = box.top < page.innerHeight && box.left < page.innerWidth && box.right > 0
    const address = sourceOf(picture, page)
    if (address) found.set(address, isFirst || (found.get(address) ?? false))
  }
  return Array.from(found, ([address, isFirst]) => ({ address, isFirst }))
}

function boxOf(picture: HTMLImageElement) {
  const box = picture.getBoundingClientRect()
  return box.width > 0 && box.height > 0 ? box : undefined
}

function sourceOf(picture: HTMLImageElement, page: Window) {
  const source = picture.parentElement?.querySelector('source')
  const [srcset, sizes] = [source?.srcset || picture.srcset, source?.sizes || picture.sizes]
  const found = srcset ? pickSource(srcset, shownWidth(sizes, page)) : picture.src
  const url = URL.parse(found ?? '', page.document.baseURI)
  return url && url.protocol !== 'data:' ? url.pathname : undefined
}

/** Returns the smallest candidate of a `srcset` that fills `width` CSS pixels, else the largest. */
export function pickSource(srcset: string, width: number) {
  const candidates = srcset
    .split(', ')
    .map((one) => one.split(' '))
    .map(([address = '', wide = '']) => ({ address, wide: Number.parseInt(wide, 10) }))
    .sort((one, other) => one.wide - other.wide)
  const enough = candidates.find(({ wide }) => wide >= width * DENSITY)
  return (enough ?? candidates.at(-1))?.address
}

/** Reads `sizes`: lengths in px or vw, all but the last behind a condition. */
function shownWidth(sizes: string, page: Pick<Window, 'innerWidth' | 'matchMedia'>) {
  for (const one of sizes.split(', ')) {
    const [, condition, length = '', unit] = /^(\(.*\) )?([\d.]+)(px|vw)$/.exec(one.trim()) ?? []
    if (condition && !page.matchMedia(condition.trim()).matches) continue
    return unit === 'vw' ? (Number(length) / 100) * page.innerWidth : Number(length)
  }
  return page.innerWidth
}
