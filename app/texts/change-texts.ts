/** Returns a tree of texts of the same shape, each text changed; `path` is dotted, as `faq.title`. */
export function changeTexts(
  texts: unknown,
  change: (text: string, path: string) => string,
  path = '',
): unknown {
  if (typeof texts === 'string') return change(texts, path)
  const inside = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (Array.isArray(texts)) return texts.map((one, at) => changeTexts(one, change, inside(at)))
  return Object.fromEntries(
    Object.entries(texts as object).map(([name, one]) => [
      name,
      changeTexts(one, change, inside(name)),
    ]),
  )
}
