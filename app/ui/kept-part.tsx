import { type ComponentType, createContext, createElement, useContext } from 'react'

/** Renders a component once per language and props, and reuses the HTML. */
export type RenderKeptPart = <Given extends object>(
  Of: ComponentType<Given>,
  given: Given,
) => string

/** Only the server provides it; without it, parts render in place. */
export const KeptPartsContext = createContext<RenderKeptPart | undefined>(undefined)

interface Props<Given> extends React.HTMLAttributes<HTMLElement> {
  tag: 'article' | 'details' | 'footer' | 'nav' | 'ul'
  /** Must render the same for the same `given` (JSON) on every page of a language. */
  of: ComponentType<Given>
  given: Given
}

/** An element whose content the server renders once for all pages (docs/decisions/kept-parts.md). */
export function KeptPart<Given extends object>({ tag, of: Of, given, ...rest }: Props<Given>) {
  if (import.meta.env.SSR) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the same in every rendering of a build
    const html = useContext(KeptPartsContext)?.(Of, given)
    if (html !== undefined)
      return createElement(tag, { ...rest, dangerouslySetInnerHTML: { __html: html } })
  }
  return createElement(tag, rest, <Of {...given} />)
}
