import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react'
import { useMatches } from 'react-router'
import type { Language } from '../business'
import type { en } from './en'
import type { KnownOptions } from './known-values/known-values'

type Widened<T> = T extends string ? string : { readonly [Key in keyof T]: Widened<T[Key]> }

export type Texts = Widened<typeof en>

interface Words {
  language: Language
  texts: Partial<SentTexts>
}

/** `known` is sent where a page names the options of a cart or an order. */
type SentTexts = Texts & { known: KnownOptions }

export const WordsContext = createContext<Words>({ language: 'en', texts: {} })

/** Merges the texts of a page's loaders once, not in each component. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const words = useMemo(() => {
    const sent = matches.map(({ loaderData }) => loaderData as Partial<Words> | undefined)
    const texts = Object.assign({}, ...sent.map((loaded) => loaded?.texts))
    return { language: sent[0]?.language ?? 'en', texts }
  }, [matches])
  return createElement(WordsContext, { value: words }, children)
}

/** Throws when no loader of the page sends the section (`textsFor`). */
export function useTexts<Section extends keyof SentTexts>(section: Section): SentTexts[Section] {
  const words = useContext(WordsContext).texts[section]
  if (!words) throw new Error(`no loader of this page sends the texts "${section}"`)
  return words as SentTexts[Section]
}

export const useLanguage = () => useContext(WordsContext).language
