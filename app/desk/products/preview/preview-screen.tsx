import { useState } from 'react'
import { useParams } from 'react-router'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../frame/desk-texts'
import { useRead } from '../../frame/use-data'
import { Failed } from '../../kit/failed'
import { Notice } from '../../kit/notice'
import { Page } from '../../kit/page'
import { Tabs } from '../../kit/tabs'
import { useMoney } from '../../kit/use-formats'
import type { ShownProduct } from '../form/shown-product'

/** What is stored, laid out as the shop's page has it; for staff alone, hidden products too. */
export default function PreviewScreen() {
  const { id = '' } = useParams()
  const { preview: texts, words } = useDeskTexts().products
  const { data, error, refetch } = useRead<ShownProduct>(`/products/${id}`)
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  const { form } = data
  const languages = (['fr', 'es', 'de'] as const).filter((one) => form.texts[one])
  return (
    <Page
      title={texts.title}
      back={{ to: `/products/${id}`, text: form.title }}
      about={form.visible ? texts.visible : undefined}
    >
      {!form.visible && <Notice tone="info" title={texts.hidden} />}
      {languages.length === 0 ? (
        <Shown data={data} title={form.title} description={form.description} />
      ) : (
        <Tabs
          label={texts.language}
          tabs={[
            {
              id: 'en',
              title: words.languages.en,
              content: <Shown data={data} title={form.title} description={form.description} />,
            },
            ...languages.map((language) => ({
              id: language,
              title: words.languages[language],
              content: (
                <Shown
                  data={data}
                  title={form.texts[language]?.title || form.title}
                  description={form.texts[language]?.description || form.description}
                />
              ),
            })),
          ]}
        />
      )}
    </Page>
  )
}

interface Props {
  data: ShownProduct
  title: string
  description: string
}

function Shown({ data: { form, paths, scheduled }, title, description }: Props) {
  const { preview: texts } = useDeskTexts().products
  const money = useMoney()
  const [at, setAt] = useState(0)
  const varied = form.variants.length > 0
  const least = varied ? Math.min(...form.variants.map(({ price }) => price)) : form.price
  const pieces = varied ? form.variants.reduce((sum, { stock }) => sum + stock, 0) : form.stock
  const picture = form.pictures[at]
  return (
    <article className="grid gap-8 rounded-md border border-line bg-surface p-4 md:grid-cols-2 md:p-8">
      <div className="flex flex-col gap-3">
        <div className="grid aspect-square place-items-center rounded-md bg-ground p-6">
          {picture && (
            <img
              src={`${paths[picture.address]}/960.webp`}
              alt={picture.text || title}
              className="max-h-full object-contain"
            />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {form.pictures.map(({ address }, place) => (
            <button
              key={address}
              type="button"
              aria-label={fill(texts.picture, { number: place + 1 })}
              aria-pressed={place === at}
              onClick={() => setAt(place)}
              className={`rounded-md border bg-ground p-1 ${place === at ? 'border-ink' : 'border-line'}`}
            >
              <img src={`${paths[address]}/96.webp`} alt="" className="size-14 object-contain" />
            </button>
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <h2 className="font-semibold text-2xl">{title}</h2>
        <p className="text-2xl">
          {varied && form.variants.some(({ price }) => price !== least)
            ? fill(texts.from, { price: money.format(least) })
            : money.format(scheduled ?? least)}
        </p>
        <p className={pieces > 0 ? 'text-ok' : 'text-bad'}>
          {pieces > 0 ? fill(texts.inStock, { count: pieces }) : texts.outOfStock}
        </p>
        <p className="whitespace-pre-line">{description}</p>
        {form.options.map(({ name, values }) => (
          <div key={name}>
            <p className="mb-1 font-medium">{name}</p>
            <ul className="flex flex-wrap gap-2">
              {values.map((value) => (
                <li key={value} className="rounded-md border border-line px-3 py-1">
                  {value}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {[form.warranty, form.shipping, form.returns].filter(Boolean).map((text) => (
          <p key={text} className="text-muted">
            {text}
          </p>
        ))}
      </div>
    </article>
  )
}
