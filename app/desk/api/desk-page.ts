import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { builtFile } from '../../files/built.server'
import { pagePolicy } from '../../http/pages/content-security-policy.server'
import { escapeMarkup } from '../../input/markup'
import { settings } from '../../settings/settings.server'
import { patternOf, shopCurrency } from '../../texts/currency.server'

const MANIFEST = 'client/assets/desk/manifest.json'
const ENTRY = 'app/desk/desk.tsx'

/** Scripts of `npm run dev`; its router needs its runtime before any component. */
const DEVELOPING = ['@vite/client', '@id/__x00__virtual:react-router/inject-hmr-runtime', ENTRY]
  .map((path) => `<script type="module" src="/${path}"></script>`)
  .join('')

interface Built {
  file: string
  css?: string[]
  imports?: string[]
}

/** Serves one document at `/desk` and below, in which the browser draws the screen. */
export function deskPage() {
  let tags: string | undefined
  const page = () => {
    tags ??= import.meta.env.DEV ? DEVELOPING : tagsOf(readManifest())
    return new Response(documentOf(tags), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(!import.meta.env.DEV && {
          'Content-Security-Policy': pagePolicy([]).replace('img-src', 'img-src blob:'),
        }),
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'same-origin',
      },
    })
  }
  return new Hono().get('/desk', page).get('/desk/*', page)
}

const readManifest = (): Record<string, Built> =>
  JSON.parse(readFileSync(builtFile(MANIFEST), 'utf8'))

function tagsOf(manifest: Record<string, Built>) {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`${MANIFEST} holds no ${ENTRY}`)
  const shared = (entry.imports ?? []).flatMap((name) => manifest[name] ?? [])
  return [
    ...[entry, ...shared].flatMap(({ css = [] }) =>
      css.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ),
    ...shared.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
  ].join('')
}

function documentOf(tags: string) {
  const title = escapeMarkup(settings().shop.name)
  const money = escapeMarkup(patternOf('en', shopCurrency()))
  return `<!DOCTYPE html><html lang="en" data-money="${money}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="/favicon.svg">${tags}</head><body><div id="desk"></div><noscript>The desk needs JavaScript.</noscript></body></html>`
}
