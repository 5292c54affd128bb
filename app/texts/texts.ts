import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react'
import { useMatches, useRouteLoaderData } from 'react-router'
import type { Language } from '../business'
import type { en } from './en'

type Widened<T> = T extends string ? string : { readonly [Key in keyof T]: Widened<T[Key]> }

export type Texts = Widened<typeof en>

interface WithTexts {
  texts?: Partial<Texts>
}

const TextsContext = createContext<Partial<Texts>>({})

/** Merges the texts of a page's loaders once, not in each component. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const texts = useMemo(
    () => Object.assign({}, ...matches.map(({ loaderData }) => (loaderData as WithTexts)?.texts)),
    [matches],
  )
  return createElement(TextsContext, { value: texts }, children)
}

/** Throws when no loader of the page sends the section (`textsFor`). */
export function useTexts<Section extends keyof Texts>(section: Section): Texts[Section] {
  const words = useContext(TextsContext)[section]
  if (!words) throw new Error(`no loader of this page sends the texts "${section}"`)
  return words as Texts[Section]
}

export function useLanguage(): Language {
  const root = useRouteLoaderData('root') as { language?: Language } | undefined
  return root?.language ?? 'en'
}
