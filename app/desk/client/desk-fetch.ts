import {
  keepPreviousData,
  type UseMutationOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { keepForRetry, noteReached } from './connection'

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

/** What is asked of the person after a refusal: resolves once they gave it, or rejects. */
interface Questions {
  /** A proof of identity. */
  confirm(): Promise<void>
  /** A session; `refused` is thrown where the page cannot go on after it. */
  signIn(refused: DeskError, method: Method): Promise<void>
}

let questions: Questions | undefined

/** Sets the frame's questions; returns a function that unsets them. */
export function onRefusal(given: Questions) {
  questions = given
  return () => {
    questions = undefined
  }
}

/**
 * Requests `/api/desk` + path. Blob, File and FormData go as they are, anything else as JSON.
 * Throws DeskError. Without a session it asks the person to sign in, and a sensitive request asks
 * for a proof of identity; then it repeats, once for each.
 */
export async function deskFetch<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const asked = new Set<string>()
  for (;;) {
    const response = await send(method, path, body)
    if (response.ok) return readAnswer(response)
    const error = await errorOf(response)
    if (!questions || asked.has(error.code)) throw error
    asked.add(error.code)
    if (error.code === 'sign_in') await questions.signIn(error, method)
    else if (error.code === 'confirm_identity') await questions.confirm()
    else throw error
  }
}

/** Reads the session without asking anybody to sign in; undefined where there is none. */
export async function currentSession<Session>(): Promise<Session | undefined> {
  const response = await send('GET', '/session', undefined)
  return response.ok ? response.json() : undefined
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
    const response = await fetch(`/api/desk${path}`, {
      method,
      headers: {
        'X-Desk': '1',
        ...(body !== undefined && !plain && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined || plain ? body : JSON.stringify(body),
    })
    // A proxy answers so in place of a shop that it cannot reach.
    if (response.status === 502 || response.status === 504) throw new TypeError('no shop')
    noteReached(true)
    return response
  } catch {
    noteReached(false)
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

interface ReadOptions {
  enabled?: boolean
  /** Milliseconds between automatic rereads. */
  every?: number
}

/** Reads `GET /api/desk` + path; the last answer stays until the next page arrives. */
export const useRead = <T>(path: string, query: Query = {}, options: ReadOptions = {}) =>
  useQuery<T, DeskError>({
    queryKey: [path, query],
    queryFn: () => deskFetch<T>('GET', withQuery(path, query)),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
    refetchInterval: options.every,
  })

/**
 * Makes a change, then rereads everything below the given paths. One that did not reach the shop is
 * tried again from the line that says so, as long as its screen is open.
 */
export function useChange<Input, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  paths: readonly string[],
  options: Omit<UseMutationOptions<Output, DeskError, Input>, 'mutationFn'> = {},
) {
  const refresh = useRefresh()
  const mutation = useMutation<Output, DeskError, Input>({
    ...options,
    mutationFn: change,
    onSettled: (...given) => {
      void refresh(paths)
      return options.onSettled?.(...given)
    },
  })
  const last = useRef<Parameters<typeof mutation.mutate>>(undefined)
  const mutate: typeof mutation.mutate = (...given) => {
    last.current = given
    mutation.mutate(...given)
  }
  const again = useEffectEvent(() => last.current && mutation.mutate(...last.current))
  const isLost = mutation.error?.status === 0
  useEffect(() => (isLost ? keepForRetry(() => void again()) : undefined), [isLost])
  return { ...mutation, mutate }
}

/** Returns a function that rereads data of these paths and below. */
export function useRefresh() {
  const client = useQueryClient()
  return (paths: readonly string[]) =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        paths.some((one) => path === one || String(path).startsWith(`${one}/`)),
    })
}
