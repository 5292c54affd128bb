import { KeptPart } from '../../ui/kept-part'
import { SectionHead } from '../../ui/section-head'
import type { ShownKinds, ShownTile } from '../list/shown-section'
import { HomePicture } from './home-picture'

/** The rooms of four tiles in CSS pixels; other numbers of tiles have the last one's. */
const ROOMS = [
  { width: 570, height: 600 },
  { width: 570, height: 284 },
  { width: 270, height: 284 },
  { width: 270, height: 284 },
] as const
const EVEN = { width: 570, height: 284 }

export function PictureGrid({ label, title, tiles }: ShownKinds['pictures']) {
  const isCollage = tiles.length === ROOMS.length
  return (
    <section className="home-section">
      {(label || title) && (
        <SectionHead label={label ?? title ?? ''} title={label ? title : undefined} />
      )}
      <KeptPart
        tag="ul"
        className={isCollage ? 'collage' : 'collage own-grid'}
        of={Tiles}
        given={{ tiles }}
      />
    </section>
  )
}

const Tiles = ({ tiles }: { tiles: ShownTile[] }) =>
  tiles.map((tile, at) => {
    const { width, height } = (tiles.length === ROOMS.length && ROOMS[at]) || EVEN
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: tiles keep their place
      <li key={at} className={tile.title && 'titled'}>
        <HomePicture
          picture={tile.picture}
          width={width}
          height={height}
          sizes={`(width<640px)${width < EVEN.width ? 50 : 100}vw,${width}px`}
        />
        <TileText {...tile} />
      </li>
    )
  })

function TileText({ title, text, button, href }: ShownTile) {
  if (!title && !text && !href) return null
  return (
    <div className="collage-text">
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      {href && (button || title) && (
        <a href={href}>
          {button} <span className="sr-only">{title}</span>
        </a>
      )}
    </div>
  )
}
