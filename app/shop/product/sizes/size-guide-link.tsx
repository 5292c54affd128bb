import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react'
import type { CardProduct } from '../../../catalogue/product/product'
import { productPath } from '../../../catalogue/product/product-path'
import { opensElsewhere } from '../../../input/opens-elsewhere'
import { inLanguage } from '../../../texts/language'
import { useLanguage, useTexts } from '../../../texts/texts'
import type { ShownSizes } from './shown-sizes.server'
import type { SizeGuideProps } from './size-guide-dialog'

const SizeTables = import.meta.env.SSR
  ? (await import('./size-tables')).default
  : lazy(() => import('./size-tables'))

interface Props {
  product: Pick<CardProduct, 'id' | 'slug'>
  variant: number | undefined
  /** The tables, where the address asks for them, as it does without scripts. */
  sizes?: ShownSizes
}

/** Opens the size guide in a dialog; without scripts, or offline, the page shows it in place. */
export function SizeGuideLink({ product, variant, sizes }: Props) {
  const { sizeGuide } = useTexts('choosing')
  const language = useLanguage()
  const [opened, setOpened] = useState<{
    Guide: ComponentType<SizeGuideProps>
    sizes: ShownSizes
  }>()
  const asked = variant ? `?variant=${variant}&sizes=1` : '?sizes=1'

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    const found = fetchSizes(product.id, language)
    // Without `loadOnUse`: shared by two files, it would become a third.
    Promise.all([import('../on-use'), found]).then(
      ([
        {
          default: { SizeGuideDialog },
        },
        sizes,
      ]) => setOpened({ Guide: SizeGuideDialog, sizes }),
      () => location.assign(href),
    )
  }

  return (
    <>
      <a
        id="size-guide"
        href={`${inLanguage(language, productPath(product))}${asked}#size-guide`}
        className="size-guide-link"
        onClick={open}
      >
        {sizeGuide}
      </a>
      {sizes && (
        <Suspense>
          <SizeTables {...sizes} />
        </Suspense>
      )}
      {opened && (
        <opened.Guide title={sizeGuide} sizes={opened.sizes} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

async function fetchSizes(id: number, language: string): Promise<ShownSizes> {
  const response = await fetch(`/api/size-guide/${id}?language=${language}`, {
    signal: AbortSignal.timeout(15_000),
  })
  if (!response.ok) throw new Error(`the size guide answered ${response.status}`)
  return response.json()
}
