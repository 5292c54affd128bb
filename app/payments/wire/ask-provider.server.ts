import type { z } from 'zod'
import { ProviderAway } from '../provider'
import { MOST_ANSWER_BYTES, parseBounded, readBytes, readUtf8 } from './bounded-json'

const MOST_MS = 20_000

interface ProviderCall {
  method: 'GET' | 'POST'
  /** The address, which may hold a password (SSLCommerz) and stands in no error and no log. */
  url: URL
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Milliseconds until the whole answer must be here, by default 20 seconds. */
  mostMs?: number
}

interface ProviderAnswer {
  status: number
  /** Null when the body is empty. */
  json: unknown
}

/**
 * Calls a provider and reads its JSON. Throws ProviderAway when no whole answer came in time, when it
 * is too large or no JSON, and when the status is no answer to the request (redirects, 429, 5xx). Its
 * message names the provider and the reason only.
 */
export async function askProvider(name: string, call: ProviderCall): Promise<ProviderAnswer> {
  const { method, url, headers, body, mostMs = MOST_MS } = call
  const init = {
    method,
    headers: { accept: 'application/json', 'user-agent': 'Exclusive', ...headers },
    body,
    redirect: 'manual' as const, // A redirect would carry the keys elsewhere.
    signal: AbortSignal.timeout(mostMs),
  }
  try {
    const response = await fetch(url, init)
    const bytes = await readBytes(response, MOST_ANSWER_BYTES)
    const status = response.status
    if (status < 200 || status === 429 || (status >= 300 && status < 400) || status >= 500)
      throw new ProviderAway(`${name} answered ${status}.`)
    const text = readUtf8(bytes, MOST_ANSWER_BYTES)
    const json = text.trim() === '' ? null : parseBounded(text)
    if (json === undefined) throw new ProviderAway(`${name} gave no answer: it is no JSON.`)
    return { status, json }
  } catch (error) {
    if (error instanceof ProviderAway) throw error
    throw new ProviderAway(`${name} gave no answer: ${reasonOf(error as Error)}.`)
  }
}

/** Reads a field list of an answer. Throws ProviderAway when the answer is of another form. */
export function understood<Form extends z.ZodType>(
  name: string,
  form: Form,
  json: unknown,
): z.infer<Form> {
  const read = form.safeParse(json)
  if (read.success) return read.data
  const field = read.error.issues[0]?.path.join('.') || 'its body'
  throw new ProviderAway(`${name} answered in a form that the shop does not know: ${field}.`)
}

/** Returns a reason without addresses: their query may hold a password. */
function reasonOf({ name, message, cause }: Error) {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code
  if (code) return code
  if (name === 'TimeoutError') return 'it took too long'
  if (name === 'RangeError') return message
  return name === 'TypeError' ? 'the connection broke or the text is no UTF-8' : name
}
