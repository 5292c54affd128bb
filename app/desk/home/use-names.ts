import type { HomeSection } from '../../settings/groups/home'
import type { SectionWords } from '../../settings/groups/home-parts'
import { useDeskTexts } from '../client/desk-texts'
import type { HomeFacts } from './use-home'

/** Returns a function that names a section by its title, else by its kind. */
export function useNames({ languages, shipped }: HomeFacts) {
  const { kinds } = useDeskTexts().home
  const sayOf = ({ as, ...own }: SectionWords) =>
    languages.flatMap((language) => own[language] ?? [])[0] ?? (as && shipped[as])
  return (section: HomeSection) => {
    const title = 'title' in section ? section.title : undefined
    const words = section.kind === 'hero' ? section.slides[0]?.label : title
    return (words && sayOf(words)) || kinds[section.kind]
  }
}
