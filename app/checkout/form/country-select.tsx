import { type ComponentProps, createContext, useContext, useState } from 'react'
import type { Language } from '../../business'
import { useLanguage } from '../../texts/texts'
import { SelectField } from '../../ui/forms/field'

/** Returns the options while a document is rendered; only the server provides it. */
export const DocumentCountries = createContext<((language: Language) => string) | undefined>(
  undefined,
)

interface Props extends ComponentProps<typeof SelectField> {
  id: string
  /** The HTML of the options; a document does without, as they stand in it already. */
  options?: string
}

/** A choice of countries. Its 249 options are HTML, which React neither makes nor compares. */
export function CountrySelect({ options = '', ...field }: Props) {
  // biome-ignore-start lint/correctness/useHookAtTopLevel: the same in every rendering of a build
  const __html = import.meta.env.SSR
    ? (useContext(DocumentCountries)?.(useLanguage()) ?? options)
    : useState(() => document.getElementById(field.id)?.innerHTML ?? options)[0]
  // biome-ignore-end lint/correctness/useHookAtTopLevel: see above
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered it
  return <SelectField {...field} required dangerouslySetInnerHTML={{ __html }} />
}
