import { setTimeout as sleep } from 'node:timers/promises'
import type { Provider } from './provider'

/** Bounds a check, which may take several calls, in milliseconds. */
const CHECK_MS = 15_000

/** Tries a provider's keys. Returns undefined, or what is wrong in a sentence for the merchant. */
export async function checkAccount(
  provider: Provider,
  within = CHECK_MS,
): Promise<string | undefined> {
  const ended = new AbortController()
  const late = sleep(within, `No answer came within ${within / 1000} seconds.`, {
    ref: false,
    signal: ended.signal,
  }).catch(() => undefined)
  try {
    return await Promise.race([provider.check(), late])
  } finally {
    ended.abort()
  }
}
