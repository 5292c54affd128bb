import type { Language } from '../../../business'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { Card } from '../../kit/card'
import { TextField } from '../../kit/fields/text-field'
import { Tabs } from '../../kit/tabs'
import { useChoices } from '../table/use-choices'
import type { Editing } from './use-editing'

/** Fields for title and description in other languages, and a list of missing ones. */
export function Translations(editing: Editing) {
  const { words } = useDeskTexts().products
  const { offered, main } = useChoices()
  const languages = offered.filter((one) => one !== main || editing.form.texts[one]?.title)
  if (languages.length === 0) return null
  const missing = (language: Language) => {
    const { title = '', description = '' } = editing.form.texts[language] ?? {}
    return title === '' || (description === '' && editing.form.description !== '')
  }
  return (
    <Card title={words.title}>
      <p className="mb-3 text-muted">{words.hint}</p>
      <Tabs
        label={words.title}
        tabs={languages.map((language) => ({
          id: language,
          title: (
            <>
              {words.languages[language]}
              {editing.errorIn(`texts.${language}`) ? (
                <Badge tone="bad">{words.wrong}</Badge>
              ) : missing(language) ? (
                <Badge tone="warn">{words.missing}</Badge>
              ) : (
                <Badge tone="ok">{words.whole}</Badge>
              )}
            </>
          ),
          content: <WordsIn key={language} language={language} {...editing} />,
        }))}
      />
    </Card>
  )
}

function WordsIn({ language, form, set, errorAt, isDisabled }: Editing & { language: Language }) {
  const { words } = useDeskTexts().products
  const known = form.texts[language] ?? { title: '', description: '' }
  const name = { language: words.languages[language] }
  const change = (changed: Partial<typeof known>) =>
    set({ texts: { ...form.texts, [language]: { ...known, ...changed } } })
  return (
    <div className="flex flex-col gap-4" lang={language}>
      <TextField
        label={fill(words.titleIn, name)}
        value={known.title}
        onChange={(title) => change({ title })}
        error={errorAt(`texts.${language}.title`)}
        isDisabled={isDisabled}
      />
      <TextField
        label={fill(words.descriptionIn, name)}
        lines={4}
        value={known.description}
        onChange={(description) => change({ description })}
        error={errorAt(`texts.${language}.description`)}
        isDisabled={isDisabled}
      />
    </div>
  )
}
