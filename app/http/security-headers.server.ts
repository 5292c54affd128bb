import { createHash } from 'node:crypto'
import { config } from '../config.server'

/** On every answer, whatever it is. `Content-Security-Policy` of a page replaces this one. */
export function commonHeaders(): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', // sign-in opens one
    ...(config.ORIGIN?.startsWith('https://') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The policy of one page: its own files, and of inline scripts exactly those it holds, by hash.
 * Styles may be inline, because React and the toast library write them.
 */
export function pagePolicy(html: string) {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes('ld+json')) continue // data, never run
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes, ...hosted('https://apis.google.com')].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src ${["'self'", ...spokenTo()].join(' ')}`,
    `frame-src ${hosted(`https://${config.FIREBASE_AUTH_DOMAIN}`).join(' ') || "'none'"}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sources that only a hosted identity project's sign-in window needs. */
const hosted = (source: string) => (config.FIREBASE_AUTH_DOMAIN ? [source] : [])

/** Other origins the browser talks to: a hosted identity project, and who is told of sign-ins. */
function spokenTo() {
  const { FIREBASE_PROJECT_ID, IDENTITY_TOKEN_SYNC_URL: told } = config
  return [
    ...(FIREBASE_PROJECT_ID ? ['https://*.googleapis.com'] : []),
    ...(told && URL.canParse(told) ? [new URL(told).origin] : []),
  ]
}
