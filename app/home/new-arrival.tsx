import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { KeptPart } from '../ui/kept-part'
import { SectionHead } from '../ui/section-head'
import { ScenePicture } from './scene-picture'

const TILES = [
  { name: 'console', category: 'gaming', width: 570, height: 600 },
  { name: 'women', category: 'womens-clothes', width: 570, height: 284 },
  { name: 'speakers', category: 'speakers', width: 270, height: 284 },
  { name: 'perfume', category: 'fragrances', width: 270, height: 284 },
] as const

const NOTHING = {}

export function NewArrival() {
  const texts = useTexts('home')
  return (
    <section className="home-section">
      <SectionHead label={texts.featured} title={texts.newArrival} />
      <KeptPart tag="ul" className="collage" of={Tiles} given={NOTHING} />
    </section>
  )
}

function Tiles() {
  const texts = useTexts('home')
  const language = useLanguage()
  return TILES.map(({ name, category, width, height }) => (
    <li key={name}>
      <ScenePicture
        name={`arrival-${name}`}
        width={width}
        height={height}
        sizes={`(max-width: 639px) 100vw, ${width}px`}
      />
      <div className="collage-text">
        <h3 className="font-heading text-2xl font-semibold">{texts[`${name}Title`]}</h3>
        <p className="max-w-60 text-sm">{texts[`${name}Text`]}</p>
        <a href={inLanguage(language, `/shop?category=${category}`)}>
          {texts.shopNow} <span className="sr-only">{texts[`${name}Title`]}</span>
        </a>
      </div>
    </li>
  ))
}
