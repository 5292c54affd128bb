import type { ReactNode } from 'react'
import type { Language } from '../../../business'
import { slugOfTitle } from '../../../catalogue/slugs/slug-of-title'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { boundTo, textOrNone } from '../../kit/fields/bound-to'
import { TextField } from '../../kit/fields/text-field'
import { Tabs } from '../../kit/tabs'
import { Pictures } from '../pictures'
import { SeoFields } from '../seo-fields'
import { useChoices } from '../table/use-choices'
import { Variants } from '../variants/variants'
import { Basics } from './basics'
import { Selling } from './selling'
import type { Editing } from './use-editing'

interface Props extends Editing {
  /** Undefined for a product that is not stored yet. */
  id?: number
  scheduled?: number
  /** What stands beside the texts in other languages. */
  children?: ReactNode
}

const COLUMNS = 'grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'
const COLUMN = 'flex min-w-0 flex-col gap-5'

/** All fields of a product; the variants' table has the whole width. */
export const ProductFields = ({ id, scheduled, children, ...editing }: Props) => (
  <>
    <div className={COLUMNS}>
      <div className={COLUMN}>
        <Basics {...editing} />
        <Pictures {...editing} />
      </div>
      <div className={COLUMN}>
        <Selling {...editing} scheduled={scheduled} />
        <Delivery {...editing} />
      </div>
    </div>
    <Variants {...editing} />
    <div className={COLUMNS}>
      <div className={COLUMN}>
        <Translations {...editing} />
        <FoundAs {...editing} id={id} />
      </div>
      <div className={COLUMN}>{children}</div>
    </div>
  </>
)

function Delivery({ form, set, errorAt, isDisabled }: Editing) {
  const { form: texts } = useDeskTexts().products
  const field = boundTo(form, set, errorAt, isDisabled)
  return (
    <Card title={texts.more}>
      <div className="flex flex-col gap-4">
        {(['warranty', 'shipping', 'returns'] as const).map((name) => (
          <TextField key={name} label={texts[name]} {...field(name)} />
        ))}
      </div>
    </Card>
  )
}

/** The address of a product's page, and what search engines show of it. */
function FoundAs({ form, set, errorAt, isDisabled, id }: Editing & { id?: number }) {
  const { form: texts, seo } = useDeskTexts().products
  const { slug, title } = form
  const field = boundTo(form, set, errorAt, isDisabled)
  const path = `/shop/${(slug && slugOfTitle(slug)) || (id ?? '…')}`
  return (
    <Card title={seo.title}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col items-start gap-2">
          <div className="w-full">
            <TextField
              label={texts.slug}
              hint={fill(texts.slugHint, { path })}
              {...textOrNone(field('slug'))}
            />
          </div>
          {!isDisabled && slugOfTitle(title) !== '' && slugOfTitle(title) !== slug && (
            <Button onPress={() => set({ slug: slugOfTitle(title) })}>{texts.slugOfTitle}</Button>
          )}
        </div>
        <SeoFields
          seo={form.seo}
          onChange={(given) => set({ seo: given })}
          own={(language) => {
            const words = form.texts[language as keyof typeof form.texts]
            return {
              title: words?.title || form.title,
              description: words?.description || form.description,
            }
          }}
          path={path}
          errorAt={(field) => errorAt(`seo.${field}`)}
          isDisabled={isDisabled}
        />
      </div>
    </Card>
  )
}

/** Fields for title and description in other languages, and a list of missing ones. */
function Translations(editing: Editing) {
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
  const field = boundTo(known, change, (part) => errorAt(`texts.${language}.${part}`), isDisabled)
  return (
    <div className="flex flex-col gap-4" lang={language}>
      <TextField label={fill(words.titleIn, name)} {...field('title')} />
      <TextField label={fill(words.descriptionIn, name)} lines={4} {...field('description')} />
    </div>
  )
}
