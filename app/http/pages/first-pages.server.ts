import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES } from '../../business'
import { inLanguage } from '../../texts/language'
import { readyWithout } from '../readiness.server'

const FIRST = LANGUAGES.flatMap((language) =>
  ['/', '/shop'].map((path) => inLanguage(language, path)),
)
const AGAIN_MS = 500

/** Home and the list of all products in every language; the shop is not ready before. */
export async function renderFirstPages(render: (path: string) => Promise<boolean>) {
  let rendered = false
  readyWithout(() => (rendered ? undefined : 'the first pages are not rendered'))
  for (const path of FIRST) while (!(await render(path))) await sleep(AGAIN_MS)
  rendered = true
}
