import type { Language } from '../../../business'
import { fill, plural } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { LinkButton } from '../../kit/button'
import { Card } from '../../kit/card'
import { Failed } from '../../kit/failed'
import { Empty } from '../../kit/list/empty'
import { Page } from '../../kit/page'
import { type SettingsView, useSettings } from '../form/use-draft'
import { SettingsLinks } from '../settings-links'

interface Missing {
  key: string
  language: Language
  /** Path of a text, or name of a page. */
  path: string
  isPage: boolean
}

/** Lists own texts of the default language that another one lacks. */
export default function MissingScreen() {
  const { screens, settings: texts } = useDeskTexts()
  const { data, error, refetch } = useSettings()
  const language = data && texts.choices[data.values['shop.defaultLanguage'] as Language]
  return (
    <Page
      title={screens.missing}
      about={language && data.missing.length > 0 && fill(texts.missing.about, { language })}
    >
      <SettingsLinks />
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {language && data.missing.length === 0 && (
        <Empty text={fill(texts.missing.none, { language })} />
      )}
      {data &&
        Array.from(byLanguage(data.missing), ([of, missing]) => (
          <Card
            key={of}
            title={`${texts.choices[of]}: ${plural('en', texts.missing.count, missing.length)}`}
          >
            <ul className="divide-y divide-line">
              {missing.map((one) => (
                <MissingRow key={one.key} missing={one} settings={data} />
              ))}
            </ul>
          </Card>
        ))}
    </Page>
  )
}

function MissingRow({ missing, settings }: { missing: Missing; settings: SettingsView }) {
  const { screens, settings: texts } = useDeskTexts()
  const { language, path, isPage } = missing
  const names: Record<string, string | undefined> = texts.pages.names
  const words = settings.values[`words.${settings.values['shop.defaultLanguage']}`]
  const said = isPage ? names[path] : (words as Record<string, string>)[path]
  const to = isPage
    ? `/settings/pages?language=${language}&page=${path}`
    : `/settings/words?language=${language}&search=${encodeURIComponent(path)}`
  const name = `${texts.missing.write}: ${said ?? path} (${texts.choices[language]})`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="break-words">{said ?? path}</p>
        <p className="break-all text-muted text-sm">{isPage ? screens.pages : path}</p>
      </div>
      <LinkButton to={to} aria-label={name}>
        {texts.missing.write}
      </LinkButton>
    </li>
  )
}

/** Groups `words.fr.shell.banner` and `pages.fr.terms` by language. */
function byLanguage(keys: readonly string[]) {
  const all = keys.map((key): Missing => {
    const [group, language, ...rest] = key.split('.')
    return { key, language: language as Language, path: rest.join('.'), isPage: group === 'pages' }
  })
  return Map.groupBy(all, ({ language }) => language)
}
