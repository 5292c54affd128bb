import { slugOfTitle } from '../../../catalogue/slugs/slug-of-title'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { TextField } from '../../kit/fields/text-field'
import { SeoFields } from '../seo-fields'
import type { Editing } from './use-editing'

/** The address of a product's page, and what search engines show of it. */
export function FoundAs({ form, set, errorAt, isDisabled, id }: Editing & { id?: number }) {
  const { form: texts, seo } = useDeskTexts().products
  const { slug, title } = form
  const path = `/shop/${(slug && slugOfTitle(slug)) || (id ?? '…')}`
  return (
    <Card title={seo.title}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col items-start gap-2">
          <div className="w-full">
            <TextField
              label={texts.slug}
              hint={fill(texts.slugHint, { path })}
              value={slug ?? ''}
              onChange={(typed) => set({ slug: typed || null })}
              error={errorAt('slug')}
              isDisabled={isDisabled}
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
