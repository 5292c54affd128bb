import type { Page } from '@playwright/test'

/**
 * Makes every word of the page 40% longer, in place: about what a wordy language makes of English.
 * Names, figures, prices and addresses are no words. Options and placeholders are left alone: the
 * browser draws them and cuts them itself.
 */
export const lengthen = (page: Page) =>
  page.evaluate(() => {
    const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, option, textarea'))
        node.nodeValue = (node.nodeValue ?? '').replace(
          /(?<![\w@.$-])(?!Exclusive)\p{L}{3,}(?![\w@.])/gu,
          longer,
        )
  })

/**
 * What a visitor would call broken in the layout: texts cut off, standing out of their button, of
 * the window or over each other. Texts that scroll into view (carousels) count where they show.
 */
export const layoutFaults = (page: Page) =>
  page.evaluate(() => {
    interface Text {
      text: string
      at: DOMRect
      element: Element
    }
    const faults: string[] = []
    const name = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 60)}”`
    const hidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.skip-link, [aria-hidden="true"]') !== null ||
      onlyHeard(element)
    /** Clipped to nothing, for screen readers. */
    function onlyHeard(element: Element | null): boolean {
      if (!element) return false
      const { clipPath, clip } = getComputedStyle(element)
      return (
        clipPath === 'inset(50%)' ||
        clip === 'rect(0px, 0px, 0px, 0px)' ||
        onlyHeard(element.parentElement)
      )
    }

    /** What is left of a box where those around it cut; undefined where nothing is. */
    function shown(box: DOMRect, element: Element, cutBy: (around: Element) => boolean) {
      let { left, right, top, bottom } = box
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        if (around !== document.body && around !== document.documentElement && cutBy(around)) {
          const edge = around.getBoundingClientRect()
          if (overflowX !== 'visible') {
            left = Math.max(left, edge.left)
            right = Math.min(right, edge.right)
          }
          if (overflowY !== 'visible') {
            top = Math.max(top, edge.top)
            bottom = Math.min(bottom, edge.bottom)
          }
        }
        if (position === 'fixed') break
      }
      return right - left > 1 && bottom - top > 1
        ? new DOMRect(left, top, right - left, bottom - top)
        : undefined
    }
    const scrolls = (element: Element) =>
      element.matches('[data-row], [class*="carousel"]') ||
      /auto|scroll/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY)

    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.nodeValue ?? ''
      if (!element || !text.trim() || element.closest('script, style, option, noscript')) continue
      if (hidden(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const inSight = shown(line, element, scrolls)
        if (!inSight) continue
        const whole = shown(line, element, () => true)
        if (!whole || inSight.width - whole.width > 1.5 || inSight.height - whole.height > 6)
          faults.push(`cut off: ${name(text)}`)
        if (inSight.right > innerWidth + 1 || inSight.left < -1)
          faults.push(`out of the window: ${name(text)}`)
        const control = element.closest('button, a.button, .card-badge, .badge, summary, label')
        const box = control?.getBoundingClientRect()
        if (
          box &&
          control &&
          getComputedStyle(control).display !== 'inline' &&
          (line.left < box.left - 1 ||
            line.right > box.right + 1 ||
            line.top < box.top - 4 ||
            line.bottom > box.bottom + 4)
        )
          faults.push(`out of its ${control.tagName.toLowerCase()}: ${name(text)}`)
        if (whole) texts.push({ text, at: whole, element })
      }
    }
    for (const [position, one] of texts.entries())
      for (const other of texts.slice(position + 1)) {
        if (one.element === other.element) continue
        const width = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left)
        const height = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top)
        // Lines of text are taller than their letters, so boxes may touch by a little.
        if (width > 1 && height > 6)
          faults.push(`over each other: ${name(one.text)}, ${name(other.text)}`)
      }
    return [...new Set(faults)]
  })
