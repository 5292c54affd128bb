import { createContext, type ReactNode, useContext } from 'react'
import { en } from '../../texts/desk/en'

type Widened<T> = T extends string ? string : { readonly [Key in keyof T]: Widened<T[Key]> }

export type DeskTexts = Widened<typeof en>

const TextsContext = createContext<DeskTexts>(en)

/** Only English exists so far; a second language is loaded here. */
export const DeskTextsProvider = ({ children }: { children: ReactNode }) => (
  <TextsContext value={en}>{children}</TextsContext>
)

export const useDeskTexts = () => useContext(TextsContext)
