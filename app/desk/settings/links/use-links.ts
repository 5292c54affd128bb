import { useRead } from '../../client/desk-fetch'

interface Links {
  products: { id: number; title: string }[]
  tags: string[]
  categories: { slug: string; name: string }[]
  pages: { path: string; title: string }[]
}

/** Reads what links may lead to: products of a search or by their numbers, categories, tags and pages. */
export const useLinks = (search: string) => useRead<Links>('/home/links', { search }).data
