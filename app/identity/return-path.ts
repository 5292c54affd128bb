import { isOwnPath } from '../input/own-path'

/** Returns the page to show after signing in (`?return=/checkout`), always a path of this shop. */
export function returnPath(query: URLSearchParams, fallback = '/accounts') {
  const path = query.get('return')
  return path && isOwnPath(path) ? path : fallback
}

export function withReturn(path: string, query: URLSearchParams) {
  const to = query.get('return')
  return to && isOwnPath(to) ? `${path}?${new URLSearchParams({ return: to })}` : path
}
