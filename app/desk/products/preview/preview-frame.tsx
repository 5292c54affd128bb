import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '../../../business'
import type { ProductForm } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { type DeskError, deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Select } from '../../kit/fields/select'
import { Failed, Notice, useReason } from '../../kit/notice'
import { ScaledPage } from '../../kit/scaled-page'
import { useChoices } from '../table/use-choices'

/** CSS pixels of the framed page. */
const WIDTHS = { phone: 375, desktop: 1280 } as const
type Width = keyof typeof WIDTHS
const MOST_HEIGHT = 640
const NOTHING = 'nothing'

export function PreviewFrame({ id, form }: { id?: number; form: ProductForm }) {
  const { preview: texts, words } = useDeskTexts().products
  const { offered } = useChoices()
  const [chosen, setChosen] = useState<Language>()
  const [width, setWidth] = useState<Width>(innerWidth < 640 ? 'phone' : 'desktop')
  const [picked, setPicked] = useState(NOTHING)
  const language = chosen ?? offered[0] ?? 'en'
  const variant = form.variants[Number(picked)] ? Number(picked) : undefined
  const { data, error, refetch } = useQuery<string, DeskError>({
    queryKey: ['preview', id, form, language, variant],
    queryFn: () => deskFetch('POST', '/products/preview', { form, id, language, variant }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <div className="w-40 max-sm:grow">
          <Select
            label={texts.width}
            value={width}
            options={(Object.keys(WIDTHS) as Width[]).map((one) => ({ id: one, text: texts[one] }))}
            onChange={(one) => setWidth(one)}
          />
        </div>
        {offered.length > 1 && (
          <div className="w-40 max-sm:grow">
            <Select
              label={texts.language}
              value={language}
              options={offered.map((one) => ({ id: one, text: words.languages[one] }))}
              onChange={(one) => setChosen(one)}
            />
          </div>
        )}
        {form.variants.length > 0 && (
          <div className="w-56 max-sm:w-full">
            <Select
              label={texts.variant}
              value={variant === undefined ? NOTHING : picked}
              options={[
                { id: NOTHING, text: texts.nothingChosen },
                ...form.variants.map(({ values }, at) => ({
                  id: String(at),
                  text: values.join(' / '),
                })),
              ]}
              onChange={setPicked}
            />
          </div>
        )}
      </div>
      <p className="text-muted text-sm">{texts.about}</p>
      {error ? (
        <Refused error={error} again={() => void refetch()} />
      ) : (
        data !== undefined && (
          <ScaledPage
            fills
            html={data}
            width={WIDTHS[width]}
            height={Math.min(MOST_HEIGHT, innerHeight * 0.6)}
            title={fill(texts.page, { language: words.languages[language], width: texts[width] })}
          />
        )
      )}
    </div>
  )
}

function Refused({ error, again }: { error: DeskError; again(): void }) {
  const reason = useReason()
  const messages = [...new Set(Object.values(error.errors))]
  if (messages.length === 0) return <Failed error={error} again={again} />
  return (
    <Notice tone="bad" title={reason(error)}>
      <ul className="list-disc pl-5">
        {messages.slice(0, 5).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}
