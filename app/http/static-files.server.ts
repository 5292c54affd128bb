import { createHash } from 'node:crypto'
import { createReadStream, type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { preferredEncoding } from './encoding'
import { nameRoute, type RouteTimes, routeTimes } from './records/request-times.server'
import { commonHeaders } from './security-headers.server'

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}
/** The service worker fetches the shop's pages and files under its own policy. */
const WORKER_HEADERS = { 'Content-Security-Policy': "default-src 'self'" }
const IN_MEMORY_LIMIT = 512 * 1024

type Body = Buffer | { path: string; size: number }
interface StaticFile {
  headers: Record<string, string>
  etag: string
  times: RouteTimes
  bodies: { identity: Body; br?: Body; gzip?: Body }
}

export function staticFiles(folder: string) {
  const files = new Map(listFiles(folder).map((path) => [urlOf(folder, path), read(folder, path)]))
  return serving((path) => files.get(path))
}

/**
 * Serves the scripts and styles of the builds that are kept beside this one (scripts/kept-builds.mjs):
 * pages that were opened before an upgrade ask for them at a first use. They are read when asked for.
 */
export function olderAssets(build: string) {
  const folders = namesIn(dirname(build))
    .filter((name) => name !== basename(build))
    .map((name) => join(dirname(build), name, 'client'))
  const folderOf = new Map(
    folders.flatMap((folder) =>
      listFiles(join(folder, 'assets')).map((path) => [urlOf(folder, path), folder] as const),
    ),
  )
  return serving((path) => {
    const folder = folderOf.get(path)
    try {
      return folder && read(folder, join(folder, path))
    } catch {
      folderOf.delete(path) // A later build removed it.
    }
  })
}

const serving =
  (find: (path: string) => StaticFile | undefined | '') =>
  (request: IncomingMessage, response: ServerResponse, path: string) => {
    const file = (request.method === 'GET' || request.method === 'HEAD') && find(path)
    return file ? send(request, response, file) : false
  }

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile) {
  nameRoute(response, file.times)
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, file.headers).end()
    return true
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const chosen = encoding !== 'identity' && file.bodies[encoding] ? encoding : 'identity'
  const body = file.bodies[chosen] ?? file.bodies.identity
  const size = 'path' in body ? body.size : body.length
  response.writeHead(200, {
    ...file.headers,
    'Content-Length': size,
    ...(chosen !== 'identity' && { 'Content-Encoding': chosen }),
  })
  if (request.method === 'HEAD') response.end()
  else if ('path' in body) return pipeline(createReadStream(body.path), response)
  else response.end(body)
  return true
}

function read(folder: string, path: string): StaticFile {
  const hashed = relative(folder, path).startsWith(`assets${sep}`)
  const identity = readFileSync(path)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return {
    etag,
    times: routeTimes('files', hashed ? '/assets/*' : '/file'),
    headers: {
      ...commonHeaders(),
      ...(path.endsWith('service-worker.js') && WORKER_HEADERS),
      'Content-Type': TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ETag: etag,
      Vary: 'Accept-Encoding',
    },
    bodies: {
      identity: identity.length <= IN_MEMORY_LIMIT ? identity : { path, size: identity.length },
      ...precompressed(path, '.br', 'br'),
      ...precompressed(path, '.gz', 'gzip'),
    },
  }
}

function precompressed(path: string, suffix: string, name: 'br' | 'gzip') {
  return statSync(path + suffix, { throwIfNoEntry: false })
    ? { [name]: readFileSync(path + suffix) }
    : {}
}

const urlOf = (folder: string, path: string) => `/${relative(folder, path).replaceAll(sep, '/')}`

function namesIn(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function listFiles(folder: string): string[] {
  let entries: Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // In development nothing is built.
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return /\.(br|gz|map)$/.test(entry.name) ? [] : [path]
  })
}
