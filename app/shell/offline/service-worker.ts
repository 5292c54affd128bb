/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { languageOf } from '../../texts/language'
import { dressOf, type KeptPage, offlinePage, offlineShop, titleOf } from './offline-page'
import {
  assetsOf,
  isLasting,
  isStorable,
  openable,
  pagesToStore,
  prefixOf,
  ruleOf,
} from './offline-rules'

declare const self: ServiceWorkerGlobalScope

const DAY = 86_400
const PAGES = 'pages'
const ASSETS = 'assets'
const SHOP = 'shop'
/** Holds the name and the colour of the shop. */
const MANIFEST = '/manifest.webmanifest'

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: 10,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isStorable(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY }),
  ],
})
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isLasting(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
})
const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isLasting(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * DAY }),
  ],
})

const matches = (rule: string) => {
  return ({ request, sameOrigin }: { request: Request; sameOrigin: boolean }) =>
    sameOrigin && ruleOf(request) === rule
}
registerRoute(matches('page'), pages)
registerRoute(matches('picture'), pictures)
registerRoute(matches('asset'), assets)

/** Without network or stored page, our page tells the visitor so instead of the browser's. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  const url = new URL(request.url)
  const [cart] = pagesToStore(prefixOf(url))
  const dress = dressOf((await (await caches.match(cart))?.text()) ?? '')
  const shop = offlineShop(await (await caches.match(MANIFEST))?.json().catch(() => undefined))
  const kept = await openablePages(prefixOf(url))
  const page = offlinePage(languageOf(url), url.pathname + url.search, shop, dress, kept)
  return new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
})

/** Enough to go on reading. */
const MOST_OPENABLE = 6

/** Returns the last pages that were kept, with their titles. */
async function openablePages(prefix: string): Promise<KeptPage[]> {
  const stored = await caches.open(PAGES)
  const addresses = (await stored.keys()).map(({ url }) => url)
  const found: KeptPage[] = []
  for (const path of openable(addresses, prefix)) {
    const title = titleOf((await (await stored.match(path))?.text()) ?? '')
    if (title) found.push({ path, title })
    if (found.length === MOST_OPENABLE) break
  }
  return found
}

// A new version takes over at once: pages come from the network first, so none is outdated by it.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', (event) => {
  if (typeof event.data?.page !== 'string') return
  event.waitUntil(
    Promise.all([storeShop(), ...pagesToStore(prefixOf(new URL(event.data.page))).map(store)]),
  )
})

/** Fetched again at each page: the shop may have another name. */
async function storeShop() {
  const cache = await caches.open(SHOP)
  await cache.add(MANIFEST).catch(() => {})
}

async function store(path: string) {
  const stored = await caches.open(PAGES)
  if (await stored.match(path)) return
  const page = await fetch(path)
  if (!isStorable(page)) return
  const html = await page.clone().text()
  await stored.put(path, page)
  const files = await caches.open(ASSETS)
  await Promise.all(
    assetsOf(html).map(
      async (file) => (await files.match(file)) ?? files.add(file).catch(() => {}),
    ),
  )
}
