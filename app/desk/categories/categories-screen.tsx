import { useEffect, useState } from 'react'
import type { ListedCategory } from '../../catalogue/care/save-category.server'
import { fill, plural } from '../../texts/fill'
import { deskFetch, useChange, useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { Button, IconButton } from '../kit/button'
import { ChangeError, Failed } from '../kit/notice'
import { Page } from '../kit/page'
import { Sortable } from '../kit/sortable'
import { Thumbnail } from '../products/table/thumbnail'
import { useChoices } from '../products/table/use-choices'
import { CategoryDialog } from './category-dialog'
import type { Categories } from './listed-categories'
import { RemoveCategory } from './remove-category'
import { type EditedGuide, SizeGuideEditor } from './size-guide-editor'
import { DepartmentGuides, GuideButton, useSizeGuides } from './size-guides'

const NO_DEPARTMENTS: Categories['departments'] = []

export default function CategoriesScreen() {
  const { categories: texts, screens } = useDeskTexts()
  const changes = useMay()('products.change')
  const { data, error, refetch } = useRead<Categories>('/categories')
  const [edited, setEdited] = useState<ListedCategory | 'new'>()
  const [leaving, setLeaving] = useState<ListedCategory>()
  const [guide, setGuide] = useState<EditedGuide>()
  const [order, setOrder] = useState<string[]>()
  const departments = data?.departments ?? NO_DEPARTMENTS
  const guideOf = useSizeGuides({ departments })
  const save = useChange(
    (moved: { slugs: string[]; was: string[] }) => deskFetch('PUT', '/categories/order', moved),
    ['/categories', '/products'],
    { onError: () => setOrder(undefined), scope: { id: 'order of categories' } },
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says now stands, unless a move is on its way
  useEffect(() => {
    if (!save.isPending) setOrder(undefined)
  }, [data])
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  const shown = ordered(data.categories, order)
  const move = (moved: ListedCategory[]) => {
    const slugs = moved.map(({ slug }) => slug)
    setOrder(slugs)
    save.mutate({ slugs, was: shown.map(({ slug }) => slug) })
  }
  return (
    <Page
      title={screens.categories}
      about={texts.orderHint}
      actions={
        changes && (
          <Button look="main" icon="plus" onPress={() => setEdited('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      <ChangeError error={save.error} />
      <Sortable
        label={texts.order}
        items={shown}
        keyOf={({ slug }) => slug}
        onMove={move}
        words={texts}
        nameOf={({ name }) => name}
        isDisabled={!changes}
      >
        {(category) => (
          <Row
            category={category}
            departments={departments}
            changes={changes}
            edit={setEdited}
            remove={setLeaving}
            guide={guideOf(category)}
            editGuide={setGuide}
          />
        )}
      </Sortable>
      {changes && <DepartmentGuides departments={departments} guideOf={guideOf} edit={setGuide} />}
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? undefined : edited}
          departments={departments}
          close={() => setEdited(undefined)}
        />
      )}
      {leaving && (
        <RemoveCategory
          category={leaving}
          others={data.categories.filter(({ slug }) => slug !== leaving.slug)}
          close={() => setLeaving(undefined)}
        />
      )}
      {guide && <SizeGuideEditor guide={guide} close={() => setGuide(undefined)} />}
    </Page>
  )
}

/** Applies a new order that the server has not confirmed yet. */
function ordered(categories: ListedCategory[], order: string[] | undefined) {
  if (!order) return categories
  const place = new Map(order.map((slug, at) => [slug, at]))
  return categories.toSorted(
    (one, other) => (place.get(one.slug) ?? 1e9) - (place.get(other.slug) ?? 1e9),
  )
}

interface RowProps {
  category: ListedCategory
  departments: Categories['departments']
  changes: boolean
  edit(category: ListedCategory): void
  remove(category: ListedCategory): void
  guide: EditedGuide | undefined
  editGuide(guide: EditedGuide): void
}

function Row({ category, departments, changes, edit, remove, guide, editGuide }: RowProps) {
  const { categories: texts, products } = useDeskTexts()
  const { offered, main } = useChoices()
  const { name, others, department, picture, count, hidden } = category
  const languages = offered.filter((one) => one !== main)
  const missing = languages.filter((language) => !others[language])
  const parent = departments.find((one) => one.slug === department)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Thumbnail path={picture ?? ''} />
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">
          {[parent?.name, plural('en', texts.products, count)].filter(Boolean).join(' · ')}
        </p>
        {hidden && <Badge>{texts.hidden}</Badge>}
        {missing.length > 0 && missing.length < languages.length && (
          <Badge tone="warn">
            {fill(texts.missing, {
              languages: missing.map((one) => products.words.languages[one]).join(', '),
            })}
          </Badge>
        )}
      </div>
      {changes && (
        <div className="ms-auto flex items-center gap-3">
          {guide && <GuideButton guide={guide} edit={editGuide} />}
          <IconButton
            icon="edit"
            label={fill(texts.edit, { name })}
            onPress={() => edit(category)}
          />
          <IconButton
            icon="bin"
            label={fill(texts.remove, { name })}
            onPress={() => remove(category)}
          />
        </div>
      )}
    </div>
  )
}
