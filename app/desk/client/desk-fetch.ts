/** A refusal of the desk's API; `status` 0 where there was no answer. */
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

/** Resolves when the person has proved who they are, rejects when they gave up. */
let confirm: () => Promise<void> = () => Promise.reject(new Error('nothing confirms'))
let signedOut = () => {}

/** What to do where the API asks for more; set by the frame. */
export function onRefusal(given: { confirm: typeof confirm; signedOut: typeof signedOut }) {
  confirm = given.confirm
  signedOut = given.signedOut
}

/**
 * Asks `/api/desk` + path. A Blob, File or FormData goes as it is, anything else as JSON.
 * Throws DeskError. Where the act is sensitive it asks who the person is, then repeats once.
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

/** A page is a string. */
const readAnswer = async <T>(answer: Response) =>
  (answer.headers.get('Content-Type')?.startsWith('text/html')
    ? await answer.text()
    : await answer.json()) as T

/** The address of an endpoint with its query; what is undefined or '' is left out. */
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
