import { contrastOnWhite, isColour } from '../../../settings/groups/contrast'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Card } from '../../kit/card'
import { addressOf } from '../form/picture-field'
import type { Draft } from '../form/use-draft'

export function LooksPreview({ draft }: { draft: Draft }) {
  const { preview } = useDeskTexts().settings
  const [name = '', logo = '', typed = ''] = ['shop.name', 'shop.logo', 'shop.accent'].map((key) =>
    String(draft.valueOf(key) ?? ''),
  )
  const accent = isColour(typed) ? typed : undefined
  const ratio = accent ? contrastOnWhite(accent).toFixed(2) : '–'
  return (
    <Card title={preview.title}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of the shop, no field of the form */}
      <div
        role="group"
        aria-label={preview.example}
        aria-disabled="true"
        className="rounded-md border border-line bg-white p-4"
      >
        {logo ? (
          <img src={addressOf(logo)} alt={name} className="h-8" />
        ) : (
          <p className="font-bold text-2xl">{name}</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <span
            className="rounded bg-muted px-8 py-3 font-medium text-white"
            style={{ background: accent }}
          >
            {preview.button}
          </span>
          <span className="underline" style={{ color: accent }}>
            {preview.link}
          </span>
        </div>
      </div>
      <p className="mt-2 text-muted text-sm">{fill(preview.contrast, { ratio })}</p>
    </Card>
  )
}
