import { createContext, useContext, useState } from 'react'
import type { Language } from '../../business'
import { useLanguage } from '../../texts/texts'
import type { Country } from './countries.server'

/** Lists the countries while a document is rendered; only the server provides it. */
export const DocumentCountries = createContext<((language: Language) => Country[]) | undefined>(
  undefined,
)

/** Returns the options that stand in the document. */
const optionsOf = (selectId: string): Country[] =>
  Array.from(document.querySelectorAll<HTMLOptionElement>(`#${selectId} option`), (option) => ({
    code: option.value,
    name: option.text,
  }))

interface Props {
  selectId: string
  /** What the loader sent; a document does without, as its options say it already. */
  countries?: Country[]
}

/** The options of a select of countries. */
export function CountryOptions({ selectId, countries }: Props) {
  const language = useLanguage()
  const listed = useContext(DocumentCountries)
  const [read] = useState(() =>
    import.meta.env.SSR ? listed?.(language) : countries ? undefined : optionsOf(selectId),
  )
  return (countries ?? read)?.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
