/** Where a visitor was going: `?return=/checkout`. Only places of this shop, never another site. */
export function returnPath(query: URLSearchParams, fallback = '/accounts') {
  const path = query.get('return')
  return path && isOwnPath(path) ? path : fallback
}

/** `//host`, `/\host` and control characters would leave the shop. */
export const isOwnPath = (path: string) => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)

/** The query that keeps `return` on the way from one identity page to the next. */
export function withReturn(path: string, query: URLSearchParams) {
  const to = query.get('return')
  return to && isOwnPath(to) ? `${path}?${new URLSearchParams({ return: to })}` : path
}
