import type { ShownKinds } from '../list/shown-section'
import { HomePicture } from './home-picture'
import { SaleCountdown } from './sale-countdown'

export function SectionBanner(banner: ShownKinds['banner']) {
  const { label, title, text, ends, button, href, picture } = banner
  return (
    <section className={button && href ? 'music-banner music-banner-button' : 'music-banner'}>
      <div className="music-banner-text">
        {label && (
          <p className="font-heading font-semibold" style={{ color: 'var(--color-green)' }}>
            {label}
          </p>
        )}
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {ends !== undefined && <SaleCountdown ends={ends} circles />}
        {button && href && (
          <p>
            <a href={href} className="button">
              {button}
            </a>
          </p>
        )}
      </div>
      {picture && (
        <HomePicture picture={picture} width={600} height={420} sizes="(width<640px)264px,600px" />
      )}
    </section>
  )
}
