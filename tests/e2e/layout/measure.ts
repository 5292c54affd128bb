import { type CDPSession, expect, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import type { Layout } from './in-page/layout'

/** Window widths in px. The phone of 375 px is touched, the narrow window of 320 px has a mouse. */
export const WIDTHS = [1440, 1024, 768, 375, 320]
const TOUCHED = 375
const HEIGHT = 900
/** Below it touch targets are measured (design.md). */
const DESKTOP = 768

declare const layout: Layout

let bundled: Promise<string> | undefined
async function inPageCode() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: `${import.meta.dirname}/in-page/layout.ts`, formats: ['iife'], name: 'unused' },
    },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}

export async function withLayout(page: Page) {
  bundled ??= inPageCode()
  await page.addInitScript({ content: await bundled })
  const session = await page.context().newCDPSession(page)
  return new Measure(page, session)
}

/** Looks at one page at several widths, resizing it in place. */
export class Measure {
  constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Waits for fonts and for lazy parts, which may come after what was scrolled past. */
  async settle() {
    await this.page.evaluate(() => document.fonts.ready)
    await expect(async () => {
      await this.page.evaluate(() => layout.scrollThrough())
      await expect(this.page.locator('[data-row]:not([data-row="moving"])')).toHaveCount(0, {
        timeout: 2000,
      })
    }).toPass()
  }

  async resize(width: number) {
    await this.session.send('Emulation.setTouchEmulationEnabled', { enabled: width === TOUCHED })
    await this.page.setViewportSize({ width, height: HEIGHT })
    await this.page.evaluate(() => {
      scrollTo(0, 0)
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
  }

  /** What is broken in a part of the page, each fault with the widths it shows at. */
  async faults(part = 'body', widths = WIDTHS, shell = false) {
    const found = new Map<string, number[]>()
    for (const width of widths) {
      await this.resize(width)
      const faults = await this.page.evaluate(
        ([selector, at, touch, shell]) => {
          layout.note(document.querySelector(selector) ?? document.body, at, shell)
          return layout.faults(selector, touch)
        },
        [part, width, width < DESKTOP, shell] as const,
      )
      for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width])
    }
    return [...found].map(([fault, at]) => `${fault} (${at.join(', ')} px)`)
  }

  /** The boxes at the widths that were looked at since the last call. */
  outline = () => this.page.evaluate(() => layout.outline())

  lengthen = () => this.page.evaluate(() => layout.lengthen())
}
