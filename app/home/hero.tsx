import { CAROUSELS } from '../business'
import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Carousel } from '../ui/carousel'
import { Icon, type IconName } from '../ui/icon'
import { ScenePicture } from './scene-picture'

const SLIDES: { name: 'phones' | 'listening' | 'playing'; picture: string; icon: IconName }[] = [
  { name: 'phones', picture: 'hero-phone', icon: 'smartphone' },
  { name: 'listening', picture: 'hero-2', icon: 'headphones' },
  { name: 'playing', picture: 'hero-3', icon: 'gamepad-2' },
]

export function Hero() {
  const texts = useTexts('home')
  const shop = inLanguage(useLanguage(), '/shop')
  return (
    <Carousel label={texts.offers} {...CAROUSELS.hero} loop dots dotsInside>
      {SLIDES.map(({ name, picture, icon }, position) => (
        <div key={name} className="hero-slide">
          <div className="hero-text">
            <p className="flex items-center gap-4">
              <Icon name={icon} size={40} />
              {texts[name]}
            </p>
            <h2>{texts.voucher}</h2>
            <a href={shop} className="hero-link">
              {texts.shopNow}
              <Icon name="arrow-right" />
            </a>
          </div>
          <ScenePicture
            name={picture}
            width={496}
            height={352}
            sizes="(max-width: 639px) 264px, 496px"
            eager={position === 0}
          />
        </div>
      ))}
    </Carousel>
  )
}
