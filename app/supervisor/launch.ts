import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'

/** The source, build and environment that a server process starts from. */
export interface Launch {
  /** The folder of the sources, with .env and node_modules. */
  root: string
  /** The build to run, in `root`; a later build does not touch it. */
  build: string
  /** The environment as it was given, without .env. */
  env: Record<string, string>
}

interface SupervisorSettings {
  host: string
  port: number
  dataDir: string
  /** Undefined where heartbeats are off, or the setting is bad, which the server itself says. */
  heartbeatMs?: number
}

/** Returns the node that the packages of `root` bring. */
export const nodeOf = ({ root }: Launch) => join(root, 'node_modules/node/bin/node')

/** Reads the few settings it needs, without config.server.ts and its library. */
export function settingsOf({ root, env }: Launch): SupervisorSettings {
  const file = join(root, '.env')
  const lines = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const read = (name: string, fallback: string) => (env[name] ?? lines[name]) || fallback
  const heartbeat = Number(read('HEARTBEAT_SECONDS', '1.5')) * 1000
  return {
    host: read('HOST', '127.0.0.1'),
    port: Number(read('PORT', '3000')),
    dataDir: resolve(root, read('DATA_DIR', './data')),
    ...(heartbeat > 0 && { heartbeatMs: heartbeat }),
  }
}
