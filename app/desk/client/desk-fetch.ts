/** A refusal of the desk's API; `status` is 0 where no answer came. */
export class DeskError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly errors: Record<string, string> = {},
    readonly body: Record<string, unknown> = {},
  ) {
    super(detail)
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Query = Record<string, string | number | boolean | readonly string[] | undefined>

/** Resolves once the person has proved their identity, and rejects if they give up. */
let confirm: () => Promise<void> = () => Promise.reject(new Error('nothing confirms'))
let signedOut = () => {}

/** Sets the frame's handlers for a missing proof of identity and a missing session. */
export function onRefusal(given: { confirm: typeof confirm; signedOut: typeof signedOut }) {
  confirm = given.confirm
  signedOut = given.signedOut
}

/**
 * Requests `/api/desk` + path. Blob, File and FormData go as they are, anything else as JSON.
 * Throws DeskError. A sensitive request asks for a proof of identity, then repeats once.
 */
export async function deskFetch<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body)
  if (response.ok) return readAnswer(response)
  const error = await errorOf(response)
  if (error.code === 'sign_in') signedOut()
  if (error.code !== 'confirm_identity') throw error
  await confirm()
  const again = await send(method, path, body)
  if (again.ok) return readAnswer(again)
  throw await errorOf(again)
}

const readAnswer = async <T>(answer: Response) =>
  (answer.headers.get('Content-Type')?.startsWith('text/html')
    ? await answer.text()
    : await answer.json()) as T

/** Builds an endpoint's address; undefined and '' are left out of the query. */
export function withQuery(path: string, query: Query = {}) {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') parameters.append(name, String(one))
  const text = parameters.toString()
  return text === '' ? path : `${path}?${text}`
}

async function send(method: Method, path: string, body: unknown) {
  const plain = body instanceof Blob || body instanceof FormData
  try {
    return await fetch(`/api/desk${path}`, {
      method,
      headers: {
        'X-Desk': '1',
        ...(body !== undefined && !plain && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined || plain ? body : JSON.stringify(body),
    })
  } catch {
    throw new DeskError(0, 'unreachable', '')
  }
}

async function errorOf(response: Response) {
  const body = await response.json().catch(() => ({}))
  return new DeskError(
    response.status,
    body.code ?? 'failed',
    body.detail ?? '',
    body.errors ?? {},
    body,
  )
}
