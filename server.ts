import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { apis } from './app/apis.server'
import { LANGUAGES } from './app/business'
import { BadSetting, config, readConfig, setConfig } from './app/config.server'
import { setDatabase } from './app/database/current.server'
import { openDatabase } from './app/database/open.server'
import { FaultyFile } from './app/database/sqlite.server'
import { basenameOf, languageOf } from './app/texts/language'

/** Settings, database, demo data, listen; on SIGTERM or Ctrl-C finish what is in flight, close. */
export async function start({ vite }: { vite?: ViteDevServer } = {}) {
  try {
    setConfig(readConfig())
    const db = await openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
    setDatabase(db)
    const answer = await handler()
    const server = createServer((request, response) => {
      if (vite) vite.middlewares(request, response, () => answer(request, response))
      else answer(request, response)
    })
    await listening(server)
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : config.PORT
    console.log(`Exclusive is ready at http://${config.HOST}:${port}`)
  } catch (error) {
    if (!(error instanceof BadSetting || error instanceof FaultyFile)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const listening = (server: Server) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.PORT, config.HOST, resolve)
  })

/** One router a language, each with its prefix as basename, behind the APIs. */
async function handler() {
  const build = (await import('virtual:react-router/server-build')) as unknown as ServerBuild
  const pages = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      createRequestHandler({ ...build, basename: basenameOf(language) }, process.env.NODE_ENV),
    ]),
  )
  const app = apis()
  app.all('*', (c) => {
    const handle = pages[languageOf(c.req.url)]
    return handle ? handle(c.req.raw, new RouterContextProvider()) : c.notFound()
  })
  return getRequestListener(app.fetch)
}
