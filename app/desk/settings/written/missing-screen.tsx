import type { Language } from '../../../business'
import type { HomeSection } from '../../../settings/groups/home'
import { fill, plural } from '../../../texts/fill'
import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { LinkButton } from '../../kit/button'
import { Card } from '../../kit/card'
import { Empty } from '../../kit/list/empty'
import { Failed } from '../../kit/notice'
import { Page } from '../../kit/page'
import { type SettingsView, useSettings } from '../form/use-draft'
import { SettingsLinks } from '../settings-links'

interface Missing {
  key: string
  language: Language
  /** What the default language says, or the name of what says it. */
  said: string
  place: string
  to: string
}

/** Lists own texts of the default language that another one lacks. */
export default function MissingScreen() {
  const { screens, settings: texts } = useDeskTexts()
  const settings = useSettings()
  const pages = useRead<{ pages: ListedPage[] }>('/pages')
  const missing = useMissing(settings.data, pages.data?.pages)
  const failed = [settings, pages].find(({ error, data }) => error && !data)
  const language =
    settings.data && texts.choices[settings.data.values['shop.defaultLanguage'] as Language]
  return (
    <Page
      title={screens.missing}
      about={language && missing?.length ? fill(texts.missing.about, { language }) : undefined}
    >
      <SettingsLinks />
      {failed?.error && <Failed error={failed.error} again={() => void failed.refetch()} />}
      {language && missing?.length === 0 && <Empty text={fill(texts.missing.none, { language })} />}
      {missing &&
        Array.from(
          Map.groupBy(missing, ({ language: of }) => of),
          ([of, missing]) => (
            <Card
              key={of}
              title={`${texts.choices[of]}: ${plural('en', texts.missing.count, missing.length)}`}
            >
              <ul className="divide-y divide-line">
                {missing.map((one) => (
                  <MissingRow key={one.key} missing={one} />
                ))}
              </ul>
            </Card>
          ),
        )}
    </Page>
  )
}

function MissingRow({ missing }: { missing: Missing }) {
  const { settings: texts } = useDeskTexts()
  const { language, said, place, to } = missing
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="break-words">{said}</p>
        <p className="break-all text-muted text-sm">{place}</p>
      </div>
      <LinkButton
        to={to}
        aria-label={`${texts.missing.write}: ${said} (${texts.choices[language]})`}
      >
        {texts.missing.write}
      </LinkButton>
    </li>
  )
}

/** A page of the merchant's own, with its title by language. */
interface ListedPage {
  id: string
  published: boolean
  titles: Partial<Record<Language, string>>
}

/** Returns what is missing, once all of it is known; of pages the published ones. */
function useMissing(settings: SettingsView | undefined, pages: ListedPage[] | undefined) {
  const rowOf = useRowOf(settings)
  const { screens } = useDeskTexts()
  if (!settings || !pages) return undefined
  const first = settings.values['shop.defaultLanguage'] as Language
  const others = (settings.values['shop.languages'] as Language[]).filter((one) => one !== first)
  const ofPages = others.flatMap((language) =>
    pages
      .filter(({ published, titles }) => published && titles[first] && !titles[language])
      .map(
        ({ id, titles }): Missing => ({
          key: `${language} ${id}`,
          ...{ language, said: titles[first] ?? '', place: screens.ownPages, to: `/pages/${id}` },
        }),
      ),
  )
  return [...settings.missing.map(rowOf), ...ofPages]
}

/** Returns a function that reads `words.fr.shell.banner`, `pages.fr.terms` and `home.fr.winter`. */
function useRowOf(settings: SettingsView | undefined) {
  const { screens, settings: texts, home } = useDeskTexts()
  const first = String(settings?.values['shop.defaultLanguage'])
  return (key: string): Missing => {
    const [group, of, ...rest] = key.split('.')
    const [language, path] = [of as Language, rest.join('.')]
    if (group === 'pages') {
      const names: Record<string, string | undefined> = texts.pages.names
      const to = `/settings/pages?language=${language}&page=${path}`
      return { key, language, said: names[path] ?? path, place: screens.pages, to }
    }
    if (group === 'home') {
      const sections = settings?.values['home.sections'] as HomeSection[]
      const section = sections.find(({ id }) => id === path)
      const title = section && 'title' in section ? section.title?.[first as Language] : undefined
      const said = title ?? (section ? home.kinds[section.kind] : path)
      return { key, language, said, place: screens.homePage, to: '/home-page' }
    }
    const words = settings?.values[`words.${first}`] as Record<string, string>
    const to = `/settings/words?language=${language}&search=${encodeURIComponent(path)}`
    return { key, language, said: words[path] ?? path, place: path, to }
  }
}
