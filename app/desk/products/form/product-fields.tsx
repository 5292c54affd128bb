import type { ReactNode } from 'react'
import { slugOfTitle } from '../../../catalogue/slugs/slug-of-title'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { TextField } from '../../kit/fields/text-field'
import { Pictures } from '../pictures'
import { SeoFields } from '../seo-fields'
import { Variants } from '../variants/variants'
import { Basics } from './basics'
import { Selling } from './selling'
import { Translations } from './translations'
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
  return (
    <Card title={texts.more}>
      <div className="flex flex-col gap-4">
        {(['warranty', 'shipping', 'returns'] as const).map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            value={form[name]}
            onChange={(text) => set({ [name]: text })}
            error={errorAt(name)}
            isDisabled={isDisabled}
          />
        ))}
      </div>
    </Card>
  )
}

/** The address of a product's page, and what search engines show of it. */
function FoundAs({ form, set, errorAt, isDisabled, id }: Editing & { id?: number }) {
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
