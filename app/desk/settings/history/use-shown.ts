import { beginningOf } from '../../../text-core/graphemes'
import { useDeskTexts } from '../../client/desk-texts'

const MOST_LETTERS = 120

export function useShown() {
  const { fields, history, choices } = useDeskTexts().settings
  const { screens } = useDeskTexts()
  const titles: Record<string, { title: string } | undefined> = fields
  const languages: Record<string, string | undefined> = choices
  return {
    nameOf(key: string) {
      const [group, name = ''] = key.split('.')
      const written = group === 'words' ? screens.words : group === 'pages' ? screens.pages : ''
      if (written) return `${written}: ${languages[name] ?? name}`
      return titles[key]?.title ?? key
    },
    /** Words undefined and null as the default. */
    textOf(value: unknown) {
      if (value === undefined || value === null) return history.default
      if (value === '') return history.empty
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return text.length > MOST_LETTERS ? `${beginningOf(text, MOST_LETTERS)}…` : text
    },
  }
}
