import type { Language } from '../../../business'
import { BadValue, type Settings } from '../../../settings/schema'
import { settings } from '../../../settings/settings.server'
import { checkBeforeStoring } from '../../../settings/stored-settings.server'

/**
 * Applies unstored words to the settings; null restores the shipped text. A wrong text is reported
 * at its path and left out.
 */
export function judgedWords(language: Language, words: Readonly<Record<string, string | null>>) {
  const key = `words.${language}`
  const stored = settings()
  const now = new Map(Object.entries(stored.words[language]))
  const errors: Record<string, string> = {}
  for (const [path, text] of Object.entries(words)) {
    if (text === null) now.delete(path)
    else if (text !== now.get(path))
      try {
        checkBeforeStoring({ [key]: { [path]: text } })
        now.set(path, text)
      } catch (error) {
        if (!(error instanceof BadValue)) throw error
        errors[path] = Object.values(error.problems)[0] ?? error.message
      }
  }
  const draft: Settings = {
    ...stored,
    words: { ...stored.words, [language]: Object.fromEntries(now) },
  }
  return { draft, errors }
}
