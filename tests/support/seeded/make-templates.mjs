import { createServer } from 'vite'

// node make-templates.mjs migrated-folder seeded-folder [migrated-url seeded-url]
// Makes databases with the tables alone and with the demo catalogue, from the sources.
const vite = await createServer({
  configFile: false,
  cacheDir: '.vite',
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
const { closeDatabase, openDatabase } = await vite.ssrLoadModule('/app/database/open.server.ts')
const { seedDemo } = await vite.ssrLoadModule('/app/catalogue/seed.server.ts')

async function make(place, seeded) {
  const db = await openDatabase(place)
  if (seeded) await seedDemo(db)
  await closeDatabase(db)
}

const [, , migrated, seeded, migratedUrl, seededUrl] = process.argv
await make({ dataDir: migrated }, false)
await make({ dataDir: seeded }, true)
if (migratedUrl) await make({ dataDir: migrated, databaseUrl: migratedUrl }, false)
if (seededUrl) await make({ dataDir: seeded, databaseUrl: seededUrl }, true)
process.exit()
