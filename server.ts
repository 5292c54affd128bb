import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { apis } from './app/apis.server'
import { startWork } from './app/background-jobs.server'
import { catalogueBytes } from './app/catalogue/api/catalogue-api'
import { refreshIndex } from './app/catalogue/index/current-index.server'
import { endThreads } from './app/catalogue/index/index-thread.server'
import { startIndex } from './app/catalogue/index/start-index.server'
import { productPictures } from './app/catalogue/product-pictures.server'
import { seedDemo } from './app/catalogue/seed.server'
import { config, readConfig, setConfig } from './app/config.server'
import { helpSuggested } from './app/content/help/help-pages.server'
import { closedShop } from './app/content/opening/closed-shop.server'
import { isPublic } from './app/content/opening/is-public.server'
import { ownIcons } from './app/content/own/own-icons.server'
import { eraseListed } from './app/content/privacy/ledger/erase-listed.server'
import { shareData } from './app/database/backups/data-lock.server'
import { changesCatalogue } from './app/database/change-rows'
import { onChange, watchChanges } from './app/database/changes.server'
import { db, setDatabase } from './app/database/current.server'
import {
  closeDatabase,
  newShopLine,
  openDatabase,
  pendingMigrations,
} from './app/database/open.server'
import { openReplica } from './app/database/replica.server'
import type { Database } from './app/database/tables.server'
import { endChecks } from './app/desk/health/backups/check-apart.server'
import { endExamining } from './app/desk/health/examine-apart.server'
import { firstOwnerLines } from './app/desk/staff/joining/first-link.server'
import { prepareSecrets } from './app/desk/staff/seals/stored-secrets.server'
import { builtFile, setBuilt } from './app/files/built.server'
import { prepareFolders } from './app/files/make-folder.server'
import { boundedServer } from './app/http/bounds/connections.server'
import { watchFaults } from './app/http/bounds/process-faults.server'
import { closeGracefully } from './app/http/close-gracefully.server'
import { listener } from './app/http/listener.server'
import { listening, listeningAddress } from './app/http/listening.server'
import { log, logEverything, setLogLevel } from './app/http/log.server'
import { watchProcess } from './app/http/metrics.server'
import { pageData } from './app/http/pages/apart/page-data.server'
import { setPageRenderer } from './app/http/pages/current-renderer.server'
import { renderFirstPages } from './app/http/pages/first-pages.server'
import { languageRedirect } from './app/http/pages/language-redirect.server'
import { notFoundPage } from './app/http/pages/not-found-page.server'
import { pageCache } from './app/http/pages/page-cache.server'
import { pageRequest } from './app/http/pages/page-request.server'
import { forCache, pageRenderer, uncachedPage } from './app/http/pages/render-page.server'
import { faultLine } from './app/http/start-faults.server'
import { olderAssets, staticFiles } from './app/http/static-files.server'
import { beginOwnShop } from './app/own-shop.server'
import { watchProviders } from './app/payments/open-providers.server'
import { registerProviders } from './app/payments/register-providers.server'
import { offerTrialInDemo } from './app/payments/trial/demo-trial.server'
import { answerRedirect, withRedirects } from './app/redirects/redirected-page.server'
import { onSettings, settings, watchSettings } from './app/settings/settings.server'
import { isOwnShop } from './app/settings/stored-kind.server'
import { showFigures, showPages } from './app/shop-metrics.server'
import { REFUSED } from './app/supervisor/messages'
import { ownSupervisor, type Supervised } from './app/supervisor/supervised'

interface Options {
  vite?: ViteDevServer
  /** The data of its supervisor; without one it runs by itself. */
  supervised?: Supervised
  /** False renders every page for every request, for measurements. */
  cachePages?: boolean
}

/**
 * Starts the shop: settings, database, demo data, listening. On SIGTERM or Ctrl-C it finishes what
 * is in flight and closes.
 */
export async function start({ vite, supervised, cachePages = true }: Options = {}) {
  process.umask(0o077) // Its files hold customers and keys: only the shop's user may read them.
  const supervisor = ownSupervisor(supervised)
  if (!vite) setBuilt(join(import.meta.dirname, '..'))
  try {
    setConfig(readConfig())
    setLogLevel()
    prepareFolders(config)
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config
    await supervisor.mayOpen(() => pendingMigrations({ databaseUrl, dataDir }))
    const missing = !databaseUrl && !existsSync(join(dataDir, 'shop.sqlite'))
    setDatabase(await openDatabase({ databaseUrl, dataDir, limited: true }))
    if (missing) console.log(newShopLine(dataDir))
    const lock = await shareData({ db, dataDir })
    if (config.SEED_DEMO === 'false') await beginOwnShop(db)
    else if (!(await isOwnShop(db))) await seedDemo(db)
    const erased = await eraseListed(db)
    for (const line of [...erased.done, ...erased.not]) console.log(line)
    const lost = await prepareSecrets(db)
    if (config.SEED_DEMO === 'true') await offerTrialInDemo(db)
    const changes = await watchChanges(db)
    const shop = await watchSettings(db, (line) => log.error(line))
    registerProviders(db, isPublic)
    const providers = await watchProviders(db, (line) => log.error(line))
    const replica = config.DATABASE_REPLICA_URL
      ? await openReplica(db, config.DATABASE_REPLICA_URL)
      : { stop: async () => {} }
    const index = startIndex(db, { folder: config.DATA_DIR })
    const server = boundedServer()
    const { handle, firstPages } = await (vite ? developing(vite, db) : serving(db, cachePages))
    server.on('request', handle)
    const warm = Promise.all([index, firstPages]).then(supervisor.warm)
    // A fault ends the wait, too.
    await Promise.race([supervisor.mayListen(), warm.then(supervisor.mayListen)])
    await listening(server, supervisor.socket)
    const work = startWork(db)
    const parts = [
      () => work.stop(),
      endExamining,
      endChecks,
      changes.stop,
      async () => shop.stop(),
      async () => providers.stop(),
      endThreads,
      replica.stop,
      lock.release,
      () => closeDatabase(db),
    ]
    watchFaults(() => supervisor.failing((how) => closeGracefully(server, parts, how)))
    supervisor.listening(
      (how) => closeGracefully(server, parts, how).then(() => process.exit(0)),
      config.HEARTBEAT_SECONDS,
    )
    await warm
    const address = listeningAddress(server)
    const ready = `Exclusive is ready at ${address}`
    const lines = [ready, ...(await firstOwnerLines(db, address)), ...lost].join('\n')
    console.log(lines) // Both print at once: a reader of the first line has the second.
    supervisor.ready(lines)
    if (!vite) logEverything()
  } catch (error) {
    const line = faultLine(error)
    if (line === undefined) throw error
    console.error(line)
    process.exit(supervised ? REFUSED : 1)
  }
}

/** Renders a page that needs no database and returns its status, for the build's own test. */
export async function tryPage(path: string) {
  return (await (await builtRenderer())(new Request(`http://localhost${path}`))).status
}

const builtRenderer = async () =>
  pageRenderer((await import('virtual:react-router/server-build')) as unknown as ServerBuild)

async function serving(db: Database, cachePages: boolean) {
  watchProcess()
  showFigures(db)
  const renderPage = withRedirects(db, await builtRenderer())
  const pages = pageCache({ render: forCache(renderPage) })
  onChange((change) => {
    if (change.settings) return // Settings drop pages when they are read.
    if (change.pages) return pages.drop({ products: 'all' }) // Menus name them on every page.
    if (!changesCatalogue(change)) return pages.drop(change)
    // The index is refreshed first: a page rendered before that would show the old catalogue again.
    void refreshIndex(db).finally(() => pages.drop(change))
  })
  onSettings(() => pages.drop({ products: 'all' }))
  showPages(pages)
  const app = withPages(async () => renderPage)
  const files = [staticFiles(builtFile('client')), olderAssets(builtFile('.'))]
  const data = [catalogueBytes(db, helpSuggested), await productPictures(db)]
  const handlers = cachePages
    ? [pages.handle, pageData(pages.render), ...data, notFoundPage(app, pages, answerRedirect(db))]
    : data
  const before = [closedShop(db), ownIcons, ...files, languageRedirect]
  const handle = listener([...before, ...handlers], app, {
    // A closed shop keeps pages for those who have its preview key.
    atOnce: (...asked) => cachePages && settings().shop.open && pages.sendCached(...asked),
  })
  return { handle, firstPages: cachePages ? renderFirstPages(pages.render) : undefined }
}

/** Vite serves the browser's files, and renders pages from the sources as they are now. */
async function developing(vite: ViteDevServer, db: Database) {
  const app = withPages(async () =>
    withRedirects(
      db,
      pageRenderer((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild),
    ),
  )
  const data = [
    closedShop(db),
    languageRedirect,
    catalogueBytes(db, helpSuggested),
    await productPictures(db),
  ]
  const handle = listener(data, app, { secured: false })
  const withVite = (...[request, response]: Parameters<typeof handle>) =>
    vite.middlewares(request, response, () => handle(request, response))
  return { handle: withVite, firstPages: undefined }
}

function withPages(renderer: () => Promise<ReturnType<typeof pageRenderer>>): Hono {
  setPageRenderer(async (...given) => (await renderer())(...given))
  const app = apis()
  app.all('*', async (c) => {
    const request = pageRequest(c.req.raw)
    return request instanceof Response ? request : uncachedPage(await (await renderer())(request))
  })
  return app
}
