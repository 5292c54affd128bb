import { type ComponentType, useEffect, useState } from 'react'
import type { CardProduct } from '../../catalogue/product/product'
import { plural } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { toast } from '../../ui/toast'
import type { CompareDrawerProps } from './compare-drawer'
import { addToCompare, type CompareOutcome, useCompared } from './compare-store'

/** The tray of the page that is shown sets this function. */
let respond: (outcome?: CompareOutcome) => void = () => {}

/** Adds a product and says so; one that is compared already, or a fifth, opens the drawer. */
export const compare = (product: CardProduct) => respond(addToCompare(product))

export function CompareTray() {
  const texts = useTexts('compare')
  const failed = useTexts('product').failed.offline
  const language = useLanguage()
  const compared = useCompared()
  const [open, setOpen] = useState(false)
  const [full, setFull] = useState(false)
  const [Drawer, setDrawer] = useState<ComponentType<CompareDrawerProps>>()

  useEffect(() => {
    respond = async (outcome) => {
      try {
        const { CompareDrawer, sayAdded } = await import('./compare-drawer')
        setDrawer(() => CompareDrawer)
        if (outcome === 'added') return sayAdded(texts, () => respond())
        setFull(outcome === 'full')
        setOpen(true)
      } catch {
        toast(failed)
      }
    }
    return () => {
      respond = () => {}
    }
  }, [failed, texts])

  return (
    <>
      {compared.length > 0 && (
        <button
          type="button"
          className="compare-tray button flex min-h-12"
          onClick={() => respond()}
        >
          <Icon name="git-compare-arrows" size={20} />
          {plural(language, texts.open, compared.length)}
        </button>
      )}
      {Drawer && <Drawer open={open} full={full} onClose={() => setOpen(false)} />}
    </>
  )
}
