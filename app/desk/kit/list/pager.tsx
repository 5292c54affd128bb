import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { IconButton } from '../button'
import { useFigures } from '../use-formats'

export interface PageOf {
  /** Counted from 1. */
  page: number
  size: number
  /** Number of all rows; a lower bound where `more` is set. */
  total: number
  more?: boolean
}

export function Pager({ of, onPage }: { of: PageOf; onPage(page: number): void }) {
  const { kit } = useDeskTexts()
  const figures = useFigures()
  const { page, size, total, more } = of
  const from = (page - 1) * size + 1
  const to = more ? page * size : Math.min(page * size, total)
  if (total === 0) return null
  const said = { from: figures(from), to: figures(to), total: figures(total) }
  return (
    <nav aria-label={fill(kit.range, said)} className="flex items-center justify-end gap-2">
      <span className="text-muted text-sm">{fill(more ? kit.rangeOpen : kit.range, said)}</span>
      <IconButton
        icon="previous"
        label={kit.previous}
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <IconButton
        icon="next"
        label={kit.next}
        isDisabled={!more && to >= total}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  )
}
