import type { SectionWords } from '../../../settings/groups/home-parts'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { TextField } from '../../kit/fields/text-field'
import type { SectionEditing } from './section-editing'

interface Props extends SectionEditing {
  label: string
  path: string
  lines?: number
  /** True for words that may not be left out. */
  isNeeded?: boolean
  value: SectionWords | undefined
  onChange(words: SectionWords | undefined): void
}

/** Edits words in each language of the shop, the default language first. */
export function WordsField({
  label,
  path,
  lines,
  isNeeded,
  value = {},
  onChange,
  ...editing
}: Props) {
  const { home: texts, settings } = useDeskTexts()
  const { draft, facts, isDisabled } = editing
  const { languages, shipped } = facts
  const shippedText = value.as && shipped[value.as]
  const put = (language: (typeof languages)[number], text: string) => {
    const { [language]: _, ...others } = value
    const words = text === '' ? others : { ...others, [language]: text }
    onChange(Object.keys(words).length > 0 || isNeeded ? words : undefined)
  }
  return (
    <div className="grid gap-2">
      {languages.map((language, at) => {
        const name =
          languages.length > 1
            ? fill(texts.inLanguage, { name: label, language: settings.choices[language] })
            : label
        return (
          <TextField
            key={language}
            label={name}
            lines={lines}
            value={value[language] ?? ''}
            isDisabled={isDisabled}
            hint={
              at === 0 && shippedText && !value[language]
                ? fill(texts.said, { text: shippedText })
                : undefined
            }
            error={
              draft.errorOf(`${path}.${language}`, name) ??
              (at === 0 ? draft.errorOf(path, label) : undefined)
            }
            onChange={(text) => put(language, text)}
          />
        )
      })}
    </div>
  )
}
