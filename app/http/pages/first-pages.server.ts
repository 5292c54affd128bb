import { setTimeout as sleep } from 'node:timers/promises'
import { inLanguage } from '../../texts/language'
import { offeredLanguages } from '../../texts/offered-languages.server'
import { readyWithout } from '../readiness.server'

const AGAIN_MS = 500

/** Renders home and the list of all products in every language; the shop is not ready before. */
export async function renderFirstPages(render: (path: string) => Promise<boolean>) {
  let rendered = false
  readyWithout(() => (rendered ? undefined : 'the first pages are not rendered'))
  const first = offeredLanguages().flatMap((language) =>
    ['/', '/shop'].map((path) => inLanguage(language, path)),
  )
  for (const path of first) while (!(await render(path))) await sleep(AGAIN_MS)
  rendered = true
}
