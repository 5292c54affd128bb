import { CAROUSELS } from '../../business'
import { useTexts } from '../../texts/texts'
import { Carousel } from '../../ui/carousel'
import { Icon } from '../../ui/icon'
import type { ShownKinds } from '../list/shown-section'
import { HomePicture } from './home-picture'

export function Hero({ label, slides }: ShownKinds['hero']) {
  const texts = useTexts('home')
  return (
    <Carousel label={label ?? texts.offers} {...CAROUSELS.hero} loop dots dotsInside>
      {slides.map(({ sign, label, title, button, href, picture }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their place
        <div key={position} className="hero-slide">
          <div className="hero-text">
            {label && (
              <p className="flex items-center gap-4">
                {sign && <Icon name={sign} size={40} />}
                {label}
              </p>
            )}
            <h2>{title}</h2>
            {button && href && (
              <a href={href} className="hero-link">
                {button}
                <Icon name="arrow-right" />
              </a>
            )}
          </div>
          {picture && (
            <HomePicture
              picture={picture}
              width={496}
              height={331}
              sizes="(width<640px)264px,496px"
              eager={position === 0}
            />
          )}
        </div>
      ))}
    </Carousel>
  )
}
