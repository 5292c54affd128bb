import { createHash } from 'node:crypto'
import { z } from 'zod'
import { HOUR_MS, MINUTE_MS } from '../../durations'
import { ProviderAway } from '../provider'
import { askProvider, understood } from '../wire/ask-provider.server'
import { providerAddress, refusedBy } from '../wire/refused'
import type { BkashKeys } from './bkash-keys'

/** A token lives for 60 minutes. */
const RENEWED_AFTER_MS = 50 * MINUTE_MS
/** bKash locks a merchant out for an hour after more calls for tokens in an hour. */
const MOST_CALLS_AN_HOUR = 2

/** What is kept of bKash's tokens between calls. */
export interface KeptToken {
  /** Tells the keys for which the token was given, without telling them. */
  keys: string
  idToken?: string
  /** Epoch milliseconds. */
  grantedAt?: number
  /** The moments at which tokens were asked for in the last hour; epoch milliseconds. */
  calls: readonly number[]
}

/** Stores the token, sealed, for all processes of the shop. */
export interface TokenKeeper {
  get(): Promise<KeptToken | undefined>
  /**
   * Runs `work` on what is kept, one at a time in all processes. What it returns is committed before
   * the promise resolves. `work` never throws.
   */
  renew(work: (kept: KeptToken | undefined) => Promise<KeptToken>): Promise<KeptToken>
}

const grantForm = z.object({
  id_token: z.string().optional(),
  statusCode: z.string().optional(),
  statusMessage: z.string().optional(),
  msg: z.string().optional(),
  message: z.string().optional(),
})

/**
 * Gives a token that is good for ten more minutes at least, and asks bKash for one only when it must.
 * `refused` names a token that bKash did not take. Throws ProviderRefused and ProviderAway.
 */
export function bkashTokens(keys: BkashKeys, base: URL, keeper: TokenKeeper, clock: () => number) {
  const fingerprint = createHash('sha256').update(JSON.stringify(keys)).digest('base64url')
  const isGood = (kept: KeptToken | undefined, refused: string | undefined) =>
    kept?.keys === fingerprint &&
    kept.idToken !== undefined &&
    kept.idToken !== refused &&
    clock() - (kept.grantedAt ?? 0) < RENEWED_AFTER_MS

  return async (refused?: string) => {
    const kept = await keeper.get()
    if (isGood(kept, refused) && kept?.idToken) return kept.idToken
    let fault: unknown
    const renewed = await keeper.renew(async (held) => {
      if (held && isGood(held, refused)) return held
      const now = clock()
      const ours = held?.keys === fingerprint ? held : undefined
      const calls = (ours?.calls ?? []).filter((at) => now - at < HOUR_MS)
      if (calls.length >= MOST_CALLS_AN_HOUR) {
        fault = tooMany(Math.ceil(((calls[0] ?? now) + HOUR_MS - now) / MINUTE_MS))
        return { ...ours, keys: fingerprint, calls }
      }
      const idToken = await grant(keys, base).catch((error) => {
        fault = error
        return undefined
      })
      return { keys: fingerprint, idToken, grantedAt: now, calls: [...calls, now] }
    })
    if (fault) throw fault
    if (renewed.idToken) return renewed.idToken
    throw new ProviderAway('bKash gave no token.')
  }
}

const tooMany = (minutes: number) =>
  new ProviderAway(`bKash gives two tokens an hour; the shop asks again in ${minutes} minutes.`)

async function grant({ username, password, appKey, appSecret }: BkashKeys, base: URL) {
  const { json } = await askProvider('bKash', {
    method: 'POST',
    url: providerAddress(base, '/v1.2.0-beta/tokenized/checkout/token/grant'),
    headers: { 'content-type': 'application/json', username, password },
    body: JSON.stringify({ app_key: appKey, app_secret: appSecret }),
  })
  const answer = understood('bKash', grantForm, json)
  const isDone = answer.statusCode === undefined || answer.statusCode === '0000'
  if (isDone && answer.id_token) return answer.id_token
  const message = answer.statusMessage ?? answer.msg ?? answer.message
  throw refusedBy('bKash', { code: answer.statusCode ?? 'token', message }, [
    password,
    appSecret,
    username,
    appKey,
  ])
}
