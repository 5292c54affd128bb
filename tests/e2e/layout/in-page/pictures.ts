import { hidden, nameOf, shown } from './seen'

/** Pictures that are cut off, or much smaller than the place made for them. */
export function readPictures(root: Element) {
  const faults: string[] = []
  const pictures: { element: Element; at: DOMRect }[] = []
  for (const picture of root.querySelectorAll('img')) {
    if (hidden(picture)) continue
    const drawn = drawnBox(picture)
    const inSight = shown(drawn, picture, 'scrolling')
    if (!inSight) continue
    const whole = shown(drawn, picture)
    if (!whole || inSight.width - whole.width > 1.5 || inSight.height - whole.height > 1.5)
      faults.push(`cut off: ${nameOf(picture)}`)
    const tile = tileOf(picture)
    if (drawn.width < tile.width / 2 || drawn.height < tile.height / 2)
      faults.push(
        `${rounded(drawn)} px in a place of ${rounded(tile)} px: ${nameOf(picture)} ${picture.currentSrc}`,
      )
    if (whole) pictures.push({ element: picture, at: whole })
  }
  return { faults, pictures }
}

const rounded = ({ width, height }: { width: number; height: number }) =>
  `${Math.round(width)} by ${Math.round(height)}`

/** Returns the box of the picture itself in its element (object-fit, centred). */
function drawnBox(picture: HTMLImageElement) {
  const box = picture.getBoundingClientRect()
  // One that has not come yet has the shape its markup gives it.
  const width = picture.naturalWidth || picture.width
  const height = picture.naturalHeight || picture.height
  const fit = getComputedStyle(picture).objectFit
  if (!/contain|scale-down/.test(fit) || !width || !height) return box
  const scale = Math.min(box.width / width, box.height / height)
  const [drawnWidth, drawnHeight] = [width * scale, height * scale]
  return new DOMRect(
    box.left + (box.width - drawnWidth) / 2,
    box.top + (box.height - drawnHeight) / 2,
    drawnWidth,
    drawnHeight,
  )
}

/** The outermost box around the picture that holds nothing else in its flow. */
function tileOf(picture: HTMLImageElement) {
  let tile: Element = picture
  for (let around = picture.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).display !== 'contents') {
      if (around.matches('main, section, article, body') || holdsMore(around, tile)) break
      tile = around
    }
  }
  return tile.getBoundingClientRect()
}

const holdsMore = (around: Element, tile: Element) =>
  [...around.querySelectorAll('*')].some(
    (other) =>
      !other.contains(tile) &&
      !tile.contains(other) &&
      !/absolute|fixed/.test(getComputedStyle(other).position) &&
      !hidden(other) &&
      other.getBoundingClientRect().height > 1,
  ) || [...around.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
