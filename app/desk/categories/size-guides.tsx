import { fill } from '../../texts/fill'
import { useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import type { Categories } from './listed-categories'
import type { EditedGuide } from './size-guide-editor'

interface Guides {
  guides: Pick<EditedGuide, 'slug' | 'tables' | 'version'>[]
  /** The version of no tables. */
  none: string
}

interface Named {
  slug: string
  name: string
  department?: string | null
}

/** Returns a function that gives the guide of a category or department to edit. */
export function useSizeGuides({ departments }: Pick<Categories, 'departments'>) {
  const { data } = useRead<Guides>('/size-guides')
  const guideOf = (slug: string) => data?.guides.find((guide) => guide.slug === slug)
  return ({ slug, name, department }: Named): EditedGuide | undefined => {
    if (!data) return undefined
    const own = guideOf(slug) ?? { slug, tables: [], version: data.none }
    const parent = department && guideOf(department) ? department : undefined
    const inherited = departments.find((one) => one.slug === parent)?.name
    return { ...own, name, ...(inherited && { inherited }) }
  }
}

interface Props extends Pick<Categories, 'departments'> {
  guideOf: ReturnType<typeof useSizeGuides>
  edit(guide: EditedGuide): void
}

/** Lists the departments, whose categories have their guides unless they have one. */
export function DepartmentGuides({ departments, guideOf, edit }: Props) {
  const { sizeGuides: texts } = useDeskTexts()
  const used = departments.filter((department) => department.used)
  if (used.length === 0) return null
  return (
    <section aria-labelledby="department-guides" className="mt-8">
      <h2 id="department-guides" className="font-semibold">
        {texts.departments}
      </h2>
      <p className="text-muted text-sm">{texts.departmentsHint}</p>
      <ul className="mt-2 divide-y divide-line">
        {used.map((department) => {
          const guide = guideOf(department)
          return (
            <li key={department.slug} className="flex items-center gap-3 py-2">
              <span className="grow">{department.name}</span>
              {guide && <GuideButton guide={guide} edit={edit} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Names how many tables there are, so that those without show at a glance. */
export function GuideButton({ guide, edit }: { guide: EditedGuide } & Pick<Props, 'edit'>) {
  const { sizeGuides: texts } = useDeskTexts()
  const { tables, inherited, name } = guide
  const state = tables.length > 0 ? fill(texts.tables, { count: tables.length }) : inherited
  return (
    <Button look="quiet" aria-label={fill(texts.edit, { name })} onPress={() => edit(guide)}>
      {state ? `${texts.guide} (${state})` : texts.guide}
    </Button>
  )
}
