import type { CardProduct } from '../../catalogue/product/product'
import type { IconName } from '../../ui/icon'
import type { Tile } from '../category-tiles'

/** A scene of the demo, or a picture that the merchant uploaded. */
export type ShownPicture =
  | { scene: string }
  | {
      src: string
      /** Pixels of the kept picture. */
      width: number
      height: number
      /** A CSS position: what stays in sight where the picture is cut. */
      focus: string
      alt: string
    }

/** A button with the address it leads to; without an address it is left out. */
interface Leading {
  button?: string
  href?: string
}

interface ShownSlide extends Leading {
  sign?: IconName
  label?: string
  title: string
  picture?: ShownPicture
}

export interface ShownTile extends Leading {
  title?: string
  text?: string
  picture: ShownPicture
}

/** The sections as a page shows them: words of one language, and what rules have found. */
export interface ShownKinds {
  /** Without a label it has the demo's. */
  hero: { label?: string; slides: ShownSlide[] }
  products: {
    label?: string
    title: string
    products: CardProduct[]
    /** The end of the countdown in ISO 8601; '' for two years after the visit (spec section 9). */
    ends?: string
    isDiscounted?: boolean
    all?: string
    allInHead?: boolean
  }
  categories: { label?: string; title: string; tiles: Tile[] }
  banner: Leading & {
    label?: string
    title: string
    text?: string
    ends?: string
    picture?: ShownPicture
  }
  pictures: { label?: string; title?: string; tiles: ShownTile[] }
  text: { title?: string; html: string }
  quotes: { title?: string; quotes: { text: string; name: string }[] }
  /** Without blurbs of its own it shows the three promises of the demo. */
  blurbs: { blurbs?: { sign: IconName; title: string; text?: string }[] }
}

export type ShownSection = {
  [Kind in keyof ShownKinds]: { id: string; kind: Kind } & ShownKinds[Kind]
}[keyof ShownKinds]
