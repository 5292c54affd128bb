import { lazy } from 'react'
import { ServiceStrip } from '../../content/service-strip'
import { useTexts } from '../../texts/texts'
import { loadedLate } from '../../ui/slice'
import type { ShownSection } from '../list/shown-section'
import { CategoryCarousel } from './category-carousel'
import { Hero } from './hero'
import { PictureGrid } from './picture-grid'
import { HomeProductRow } from './product-row'
import { SectionBanner } from './section-banner'

/** The kinds that the demo does not have: its pages do without their code. */
const WrittenSection = import.meta.env.SSR
  ? (await import('./written-section')).WrittenSection
  : lazy(() =>
      loadedLate(async () => ({ default: (await import('./written-section')).WrittenSection })),
    )

interface Props {
  section: ShownSection
  isFold?: boolean
}

/** Shows a section of any kind. */
export function SectionView({ section, isFold = false }: Props) {
  switch (section.kind) {
    case 'hero':
      return <Hero {...section} />
    case 'products':
      return <HomeProductRow row={section} isFold={isFold} />
    case 'categories':
      return (
        <section className="home-section">
          <CategoryCarousel {...section} />
        </section>
      )
    case 'banner':
      return <SectionBanner {...section} />
    case 'pictures':
      return <PictureGrid {...section} />
    case 'blurbs':
      return section.blurbs ? <WrittenSection section={section} /> : <Promises />
    default:
      return <WrittenSection section={section} />
  }
}

function Promises() {
  const texts = useTexts('home')
  return (
    <div className="home-section">
      <ServiceStrip texts={texts} />
    </div>
  )
}
