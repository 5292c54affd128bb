import { contrastOnWhite } from '../../../settings/groups/contrast'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../frame/desk-texts'
import { Card } from '../../kit/card'
import { addressOf } from './picture-field'
import type { Draft } from './use-draft'

/** The header, a button and a link as they will be with what is typed. */
export function LooksPreview({ draft }: { draft: Draft }) {
  const { preview } = useDeskTexts().settings
  const [name, logo, accent] = ['shop.name', 'shop.logo', 'shop.accent'].map((key) =>
    String(draft.valueOf(key) ?? ''),
  )
  const isColour = /^#[0-9a-f]{6}$/i.test(accent ?? '')
  const ratio = isColour ? contrastOnWhite(accent as string).toFixed(2) : '–'
  return (
    <Card title={preview.title}>
      <div className="rounded-md border border-line bg-white p-4">
        {logo ? (
          <img src={addressOf(logo)} alt={name} className="h-8" />
        ) : (
          <p className="font-bold text-2xl">{name}</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <span
            className="rounded px-8 py-3 font-medium text-white"
            style={{ background: isColour ? accent : undefined }}
          >
            {preview.button}
          </span>
          <span className="underline" style={{ color: isColour ? accent : undefined }}>
            {preview.link}
          </span>
        </div>
      </div>
      <p className="mt-2 text-muted text-sm">{fill(preview.contrast, { ratio })}</p>
    </Card>
  )
}
