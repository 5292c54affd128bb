import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { SaleCountdown } from './sale-countdown'
import { ScenePicture } from './scene-picture'

export function MusicBanner({ ends }: { ends: string | undefined }) {
  const texts = useTexts('home')
  return (
    <section className="music-banner">
      <div className="music-banner-text">
        <p className="font-heading font-semibold text-green">{texts.categories}</p>
        <h2 className="font-heading text-3xl leading-tight font-semibold md:text-5xl md:leading-tight">
          {texts.music}
        </h2>
        <SaleCountdown ends={ends} circles />
        <p>
          <a href={inLanguage(useLanguage(), '/shop?category=speakers')} className="button">
            {texts.buyNow}
          </a>
        </p>
      </div>
      <ScenePicture
        name="music-speaker"
        width={600}
        height={420}
        sizes="(max-width: 767px) 100vw, 600px"
      />
    </section>
  )
}
