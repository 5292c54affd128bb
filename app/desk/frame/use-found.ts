import { useDeferredValue } from 'react'
import { useDeskTexts } from '../client/desk-texts'
import { useRead } from '../client/use-data'

export interface Found {
  /** Below /desk. */
  href: string
  text: string
  about?: string
}

interface Answer {
  sections: { kind: string; items: Found[] }[]
}

/** What the shop finds by the text: orders, products, customers. Asks from two letters on. */
export function useFound(text: string) {
  const wanted = useDeferredValue(text.trim())
  const { data } = useRead<Answer>('/search', { q: wanted }, { enabled: wanted.length > 1 })
  const names: Record<string, string> = useDeskTexts().screens
  if (wanted.length < 2) return []
  return (data?.sections ?? []).map(({ kind, items }) => ({ title: names[kind] ?? kind, items }))
}
