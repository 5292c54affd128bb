import { controlsOver, readControls, smallTargets } from './controls'
import { lengthen } from './longer'
import { note, outline } from './outline'
import { readPictures } from './pictures'
import { emptyCells, emptySections } from './sections'
import { lookAnew } from './seen'
import { readTexts, textsOver } from './texts'

function faults(selector: string, touch: boolean) {
  lookAnew()
  const root = document.querySelector(selector)
  if (!root) return [`no ${selector}`]
  const { scrollWidth, clientWidth } = document.documentElement
  const texts = readTexts(root)
  const { controls, ...seen } = readControls(root)
  const pictures = readPictures(root)
  const content = [...texts.lines, ...controls, ...pictures.pictures, ...icons(root)]
  return [
    ...new Set([
      ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px`] : []),
      ...texts.faults,
      ...textsOver(texts.lines),
      ...seen.faults,
      ...controlsOver(controls),
      ...(touch ? smallTargets(controls) : []),
      ...pictures.faults,
      ...emptySections(root, content),
      ...emptyCells(root, content),
    ]),
  ]
}

const icons = (root: Element) =>
  [...root.querySelectorAll('svg')].map((element) => ({
    element,
    at: element.getBoundingClientRect(),
  }))

/**
 * Scrolls through the page once, so that lazy parts load. Browsers differ in how early they load
 * the slides that are out of sight, so these pictures are asked for.
 */
async function scrollThrough() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.8) {
    scrollTo(0, top)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  scrollTo(0, 0)
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
}

const layout = { faults, lengthen, note, outline, scrollThrough }
export type Layout = typeof layout
Object.assign(window, { layout })
