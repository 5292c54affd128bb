import { type ComponentType, useEffect, useState } from 'react'
import { COMPARE_LIMIT } from '../../business'
import type { CardProduct } from '../../catalogue/product'
import { fill, plural } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { toast } from '../../ui/toast'
import type { CompareDrawerProps } from './compare-drawer'
import { addToCompare, useCompared } from './compare-store'

/** Set by the tray of the page that is shown. */
let openDrawer: (notice?: string) => void = () => {}

/** Adds a product and opens the drawer, with a notice when four are compared already. */
export function useCompare() {
  const texts = useTexts('compare')
  return (product: CardProduct) => {
    const added = addToCompare(product)
    openDrawer(added ? undefined : fill(texts.full, { count: COMPARE_LIMIT }))
  }
}

export function CompareTray() {
  const texts = useTexts('compare')
  const failed = useTexts('product').failed.offline
  const language = useLanguage()
  const compared = useCompared()
  const [open, setOpen] = useState(false)
  const [notice, setNotice] = useState<string>()
  const [Drawer, setDrawer] = useState<ComponentType<CompareDrawerProps>>()

  useEffect(() => {
    openDrawer = async (why) => {
      try {
        const { CompareDrawer } = await import('./compare-drawer')
        setDrawer(() => CompareDrawer)
        setNotice(why)
        setOpen(true)
      } catch {
        toast(failed)
      }
    }
    return () => {
      openDrawer = () => {}
    }
  }, [failed])

  return (
    <>
      {compared.length > 0 && (
        <button type="button" className="compare-tray" onClick={() => openDrawer()}>
          <Icon name="git-compare-arrows" size={20} />
          {plural(language, texts.open, compared.length)}
        </button>
      )}
      {Drawer && <Drawer open={open} notice={notice} onClose={() => setOpen(false)} />}
    </>
  )
}
