import { PAGES } from '../../../app/http/pages/page-rules'
import { HOSTILE_PARTS } from '../desk/hostile/values'
import type { Known } from './known'
import type { Random } from './random'

const LANGUAGES = ['', '', '/fr', '/es', '/de']

/** Files, pictures, the catalogue's API and what pages ask for beside those of the routes. */
const MORE = [
  '/api/products',
  '/api/products/1',
  '/api/products/search',
  '/api/products/categories',
  '/api/products/category-list',
  '/api/products/category/beauty',
  '/suggest',
  '/api/suggest',
  '/media/demo/1-1',
  '/media/demo/1-1/96.webp',
  '/media/products/1-0-0123456789/96.avif',
  `/media/own/${'0'.repeat(40)}/96.webp`,
  '/assets/',
  '/__manifest',
  '/favicon.svg',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/share.png',
  '/desk',
  '/desk/orders/1',
]

const SEGMENTS = [
  ...HOSTILE_PARTS,
  ...[
    '',
    '',
    '.',
    '..',
    '...',
    'shop',
    '1',
    'fr',
    'de',
    'api',
    'products',
    'orders',
    'desk',
    'media',
  ],
  ...[
    'assets',
    'cart',
    'x',
    '.data',
    '_.data',
    '1.data',
    'index.php',
    '.env',
    '.git',
    'wp-login.php',
  ],
  ...['%2f', '%2F%2F', '%5c', '%25', '%2500', '%c0%80', '%c0%af', '%e0%80%af', '%f0%28%8c%28'],
  ...[
    '%e2%82',
    '%u0000',
    '%%',
    '%1',
    '%zz',
    '%7f',
    '%0d%0aX:%20y',
    '%09',
    '%e2%80%ae',
    '%EF%BB%BF',
  ],
  ...[
    '\\',
    '..\\',
    ';x=1',
    ':',
    '@',
    '~',
    "'",
    '"',
    '<script>',
    '{id}',
    '[',
    ']',
    '|',
    '^',
    '`',
    '\xe9',
  ],
  ...['\xff\xfe', '+', ',', '=', '&', '!', '$', '*', '(', ')', 'SHOP', 'constructor', 'toString'],
  ...['1.2.3.4.5', '[::1]', 'evil.example', 'localhost:99999', 'identitytoolkit.googleapis.com'],
]

const STARTS = [
  ...[
    '/',
    '/',
    '/',
    '/',
    '/',
    '//',
    '///',
    '////',
    '/\\',
    '\\',
    '/./',
    '/../',
    '/%2f',
    '/%5c',
    '/;',
  ],
  ...[
    'http://',
    'https://',
    'HTTP://',
    'http:///',
    'http:',
    'http:/',
    'http://[',
    'http://%',
    'ws://',
  ],
  ...[
    'http://a@b:99999/',
    'http://evil.example//',
    'http://x:y@shop/',
    'http://\xe9/',
    'ftp://shop/',
  ],
  ...[
    '',
    '*',
    '?',
    '#',
    'shop:443',
    ':80',
    'javascript:',
    'data:,',
    '//evil.example/',
    '//@/',
    '//:/',
  ],
  ...['http://1.2.3.4.5/', 'http://127.0.0.1/', '//1.2.3.4.5', '//[', '//%', '///[', '/http://x/'],
]

const NAMES = [
  ...[
    'q',
    'page',
    'limit',
    'skip',
    'select',
    'sortBy',
    'order',
    'language',
    'more',
    '_routes',
    'index',
  ],
  ...[
    'token',
    'confirm',
    'leave',
    'category',
    'brand',
    'colour',
    'size',
    'price',
    'min',
    'max',
    'sort',
  ],
  ...[
    'show',
    'view',
    'all',
    'postcode',
    'option1',
    'variant',
    'reviews',
    'return',
    'oobCode',
    'mode',
  ],
  ...[
    'product',
    'state',
    'done',
    'key',
    'p',
    'paths',
    'version',
    'from',
    'to',
    'name',
    '__proto__',
    '',
  ],
]
const VALUES = [
  ...[
    '',
    '1',
    '0',
    '-1',
    '1.5',
    '1e999',
    'NaN',
    '99999999999999999999',
    'true',
    'title',
    'price-asc',
  ],
  ...[
    '0-9.99',
    'list',
    'root',
    'root,shop/listing/listing-page',
    '//evil.example',
    '/\\evil.example',
  ],
  ...[
    'javascript:alert(1)',
    "' or 1=1; --",
    '%_!\\',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '\ufeff',
    '\u2028',
  ],
  ...[
    '<script>alert(1)</script>',
    '{{7*7}}',
    'lamp',
    'LAMP',
    'İ',
    'ß',
    '💡',
    'x'.repeat(500),
    '../..',
  ],
  ...[
    '__proto__',
    'constructor',
    '[object Object]',
    'null',
    'undefined',
    '2026-13-45',
    '\r\nX: y',
    ' ',
  ],
]
const RAW = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '%c0%80',
  '%ed%a0%80',
  'a=b=c',
  '&&&',
  '=',
  '?',
  '#x',
  '\xe9',
  '[]=1',
]

/** Each page of routes.ts with what it is about, in a language or as what the router asks for. */
export function pagePath(random: Random, known: Known) {
  const page = random.pick(Object.keys(PAGES))
  const path = filled(page, random, known)
  const whole = random.pick(LANGUAGES) + path
  if (random.chance(0.25)) return `${whole.replace(/\/$/, '') || '/_'}.data`
  return whole
}

/** Names such as `:id` by what there is, or by what there is not. */
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

/** Any address at all: `///`, `//host`, absolute ones, `*`, with broken signs, of any length. */
export function hostileTarget(random: Random, known: Known) {
  if (random.chance(0.35)) return bent(random, known)
  const segments = random.some(SEGMENTS, 6)
  const path = random.pick(STARTS) + segments.join(random.pick(['/', '/', '/', '//', '']))
  if (random.chance(0.02)) return path + 'x/'.repeat(random.pick([300, 2100, 7000, 9000]))
  return path + (random.chance(0.3) ? query(random) : '')
}

/** An address that there is, but for one thing. */
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

/** One that the shop answers, with hostile parameters at the most. */
export const knownTarget = (random: Random, known: Known) =>
  (random.chance(0.6) ? pagePath(random, known) : random.pick(MORE)) + query(random)
