import { hash } from 'node:crypto'
import { config } from '../../config.server'

/** Returns a policy that allows exactly the given inline scripts, and inline styles. */
export function pagePolicy(inlineScripts: string[]) {
  const hashes = new Set(inlineScripts.map(hashSource))
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes, ...hosted('https://apis.google.com')].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    ...connectSources(),
    `frame-src ${hosted(`https://${config.FIREBASE_AUTH_DOMAIN}`).join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hashSource = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`

const hosted = (source: string) => (config.FIREBASE_AUTH_DOMAIN ? [source] : [])

/** Returns no part where `default-src` says the same: headers come before the page. */
function connectSources() {
  const others = otherOrigins()
  return others.length > 0 ? [`connect-src 'self' ${others.join(' ')}`] : []
}

function otherOrigins() {
  const { FIREBASE_PROJECT_ID, IDENTITY_TOKEN_SYNC_URL: syncUrl } = config
  return [
    ...(FIREBASE_PROJECT_ID ? ['https://*.googleapis.com'] : []),
    ...(syncUrl && URL.canParse(syncUrl) ? [new URL(syncUrl).origin] : []),
  ]
}
