import { LANGUAGES, type Language } from '../../business'
import { type SeoText, type SeoTexts, SHOWN_SEO } from '../../catalogue/product/seo-texts'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Badge } from '../kit/badge'
import { TextField } from '../kit/fields/text-field'
import { Tabs } from '../kit/tabs'
import { useChoices } from './table/use-choices'

interface Props {
  seo: SeoTexts
  onChange(seo: SeoTexts): void
  /** The page's own words in a language, which stand where nothing is typed. */
  own(language: Language): { title: string; description: string }
  /** The page's path without its language. */
  path: string
  /** Returns the error of a field such as `fr.title`. */
  errorAt(field: string): string | undefined
  isDisabled?: boolean
}

/** Fields for what search engines show of a page, by language, with a preview of the result. */
export function SeoFields(props: Props) {
  const { seo: texts, words } = useDeskTexts().products
  const { offered } = useChoices()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{texts.hint}</p>
      <Tabs
        label={texts.title}
        tabs={offered.map((language) => ({
          id: language,
          title: (
            <>
              {words.languages[language]}
              {(props.errorAt(`${language}.title`) ?? props.errorAt(`${language}.description`)) && (
                <Badge tone="bad">{words.wrong}</Badge>
              )}
            </>
          ),
          content: <FieldsIn {...props} key={language} language={language} />,
        }))}
      />
    </div>
  )
}

function FieldsIn({ language, seo, onChange, own, path, errorAt, isDisabled }: Props & Tongue) {
  const { seo: texts } = useDeskTexts().products
  const typed = seo[language] ?? {}
  const change = (changed: SeoText) => onChange({ ...seo, [language]: { ...typed, ...changed } })
  const field = (name: keyof SeoText, lines?: number) => (
    <TextField
      label={texts.labels[name]}
      hint={fill(texts.length, { count: typed[name]?.length ?? 0, shown: SHOWN_SEO[name] })}
      lines={lines}
      value={typed[name] ?? ''}
      onChange={(text) => change({ [name]: text || undefined })}
      error={errorAt(`${language}.${name}`)}
      isDisabled={isDisabled}
    />
  )
  return (
    <div className="flex flex-col gap-4" lang={language}>
      {field('title')}
      {field('description', 3)}
      <Preview
        path={path}
        language={language}
        title={typed.title || own(language).title}
        description={typed.description || own(language).description}
      />
    </div>
  )
}

interface Tongue {
  language: Language
}

interface Shown extends Tongue {
  path: string
  title: string
  description: string
}

/** The result as a search engine shows it: longer texts are cut. */
function Preview({ path, language, title, description }: Shown) {
  const { seo: texts } = useDeskTexts().products
  const prefix = language === LANGUAGES[0] ? '' : `/${language}`
  return (
    <figure className="rounded-md border border-line bg-surface p-3">
      <figcaption className="mb-1 text-muted text-sm">{texts.preview}</figcaption>
      <p className="truncate text-muted text-sm">{`${location.origin}${prefix}${path}`}</p>
      <p className="break-words font-medium text-info">{cutAt(title, SHOWN_SEO.title)}</p>
      <p className="break-words text-sm">{cutAt(description, SHOWN_SEO.description)}</p>
    </figure>
  )
}

const cutAt = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
