import { useMatches, useRouteLoaderData } from 'react-router'
import type { Language } from '../business'
import type { en } from './en'

type Widened<T> = T extends string ? string : { readonly [Key in keyof T]: Widened<T[Key]> }

/** The shape every language has; English defines it. */
export type Texts = Widened<typeof en>

interface WithTexts {
  texts?: Partial<Texts>
}

/**
 * The words of one section in the page's language. The root loader sends those of every page, a
 * page's own loader sends its sections (`textsFor`); asking for another is a programming error.
 */
export function useTexts<Section extends keyof Texts>(section: Section): Texts[Section] {
  const matches = useMatches()
  for (const match of matches) {
    const words = (match.loaderData as WithTexts | undefined)?.texts?.[section]
    if (words) return words as Texts[Section]
  }
  throw new Error(`no loader of this page sends the texts "${section}"`)
}

/** The page's language. */
export function useLanguage(): Language {
  const root = useRouteLoaderData('root') as { language?: Language } | undefined
  return root?.language ?? 'en'
}
