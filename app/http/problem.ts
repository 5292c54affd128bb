import { requestId } from './records/request-id.server'

type ProblemMore = Record<string, unknown>

/** Answers by RFC 9457; programs read `code`, forms read `errors` in `more`. */
export function problem(
  status: number,
  code: string,
  detail: string,
  more: ProblemMore = {},
  headers: Record<string, string> = {},
) {
  const id = status >= 500 ? requestId() : undefined // A refusal is in no log.
  return new Response(
    JSON.stringify({
      type: 'about:blank',
      title: titleOf(code),
      status,
      detail,
      code,
      ...(id && { requestId: id }),
      ...more,
    }),
    {
      status,
      headers: {
        'Content-Type': 'application/problem+json; charset=utf-8',
        'Cache-Control': 'no-store',
        ...headers,
      },
    },
  )
}

/** Answers a fault, which its line in the log describes: no answer shows what happened inside. */
export const internal = () =>
  problem(500, 'internal', 'Something went wrong on our side. Please try again.')

function titleOf(code: string) {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
