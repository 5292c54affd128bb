/** Returns an address with the parameters of a query that it does not name itself. */
export function withQueryOf(address: string, search: string) {
  const given = new URLSearchParams(search)
  if (given.size === 0) return address
  const [whole = '', hash] = address.split('#')
  const [path = '', own = ''] = whole.split('?')
  const query = new URLSearchParams(own)
  const named = new Set(query.keys())
  for (const [name, value] of given) if (!named.has(name)) query.append(name, value)
  return `${path}${query.size > 0 ? `?${query}` : ''}${hash === undefined ? '' : `#${hash}`}`
}
