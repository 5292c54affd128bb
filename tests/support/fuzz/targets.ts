import { PAGES } from '../../../app/http/pages/page-rules'
import { HOSTILE_PARTS } from '../desk/hostile/values'
import { MORE, NAMES, RAW, SEGMENTS, STARTS, VALUES } from './address-parts'
import type { Known } from './known'
import type { Random } from './random'

const LANGUAGES = ['', '', '/fr', '/es', '/de']

/** Returns a page of routes.ts with valid parameters, in a language or as the router's data. */
function pagePath(random: Random, known: Known) {
  const page = random.pick(Object.keys(PAGES))
  const path = filled(page, random, known)
  const whole = random.pick(LANGUAGES) + path
  if (random.chance(0.25)) return `${whole.replace(/\/$/, '') || '/_'}.data`
  return whole
}

/** Replaces names such as `:id` by existing values, or by missing ones. */
export const filled = (path: string, random: Random, known: Known) =>
  path
    .replace(/:file\{[^}]*\}+/, 'sitemap-products-0.xml')
    .replace(/:\w+/g, (name) =>
      random.chance(0.6) ? (known.parts[name] ?? '1') : random.pick(HOSTILE_PARTS),
    )

export function query(random: Random, names: readonly string[] = NAMES) {
  const pairs = (names.length > 0 ? random.some(names, 4) : []).map((name) => {
    const value = random.pick(VALUES).toWellFormed()
    return `${name}=${random.chance(0.9) ? encodeURIComponent(value) : random.pick(RAW)}`
  })
  if (random.chance(0.1)) pairs.push(random.pick(RAW))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Returns any address at all: `///`, `//host`, absolute ones, `*`, broken escapes, any length. */
export function hostileTarget(random: Random, known: Known) {
  if (random.chance(0.35)) return bent(random, known)
  const segments = random.some(SEGMENTS, 6)
  const path = random.pick(STARTS) + segments.join(random.pick(['/', '/', '/', '//', '']))
  if (random.chance(0.02)) return path + 'x/'.repeat(random.pick([300, 2100, 7000, 9000]))
  return path + (random.chance(0.3) ? query(random) : '')
}

function bent(random: Random, known: Known) {
  const path = random.chance(0.6) ? pagePath(random, known) : random.pick(MORE)
  const at = random.whole(path.length + 1)
  const put = (text: string) => path.slice(0, at) + text + path.slice(at)
  const ways = [
    () => put(random.pick(SEGMENTS)),
    () => put('/'),
    () => `/${path}`,
    () => `//${path}`,
    () => path.replaceAll('/', '//'),
    () => path.replaceAll('/', '\\'),
    () => path.toUpperCase(),
    () => path.replace(/\w/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    () =>
      path +
      random.pick(['/', '/.', '/..', '.data', '/_.data', '%00', '%', ';a=b', '#x', '?', '%2f']),
    () =>
      `http://${random.pick(['127.0.0.1', 'evil.example', '[::1]', 'a:0', '99999999999'])}${path}`,
    () => `/${random.pick(['fr', 'xx', '%66r', 'fr/fr', 'FR', 'fr%00'])}${path}`,
  ]
  return random.pick(ways)() + query(random)
}

/** Returns an address that the shop answers, with hostile parameters at most. */
export const knownTarget = (random: Random, known: Known) =>
  (random.chance(0.6) ? pagePath(random, known) : random.pick(MORE)) + query(random)
