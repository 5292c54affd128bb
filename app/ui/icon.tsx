import icons from './icons.svg?no-inline'

export type IconName =
  | 'apple'
  | 'arrow-left'
  | 'arrow-right'
  | 'baby'
  | 'banknote'
  | 'camera'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'copy'
  | 'credit-card'
  | 'dumbbell'
  | 'eye'
  | 'facebook'
  | 'footprints'
  | 'gamepad-2'
  | 'gem'
  | 'git-compare-arrows'
  | 'glasses'
  | 'globe'
  | 'google'
  | 'grid-2x2'
  | 'headphones'
  | 'headset'
  | 'heart'
  | 'instagram'
  | 'landmark'
  | 'laptop'
  | 'linkedin'
  | 'list'
  | 'menu'
  | 'minus'
  | 'monitor'
  | 'package'
  | 'pause'
  | 'paw-print'
  | 'pill'
  | 'play'
  | 'plus'
  | 'rotate-ccw'
  | 'search'
  | 'send-horizontal'
  | 'share-2'
  | 'shield-check'
  | 'shirt'
  | 'shopping-cart'
  | 'smartphone'
  | 'sofa'
  | 'trash'
  | 'truck'
  | 'twitter-x'
  | 'user'
  | 'watch'
  | 'wordmark'
  | 'x'

interface Props {
  name: IconName
  /** In pixels; 24 is what the styles give every icon. */
  size?: number
  className?: string
  /** Set within a button that has a label, and whose styles give the size: cards have dozens. */
  bare?: boolean
}

/** Draws an icon of the sprite. Screen readers skip it, because its control has the label. */
export const Icon = ({ name, size, className, bare }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a screen reader skips it, as its control has the label
  <svg {...(!bare && { 'aria-hidden': true, width: size, height: size })} className={className}>
    <use href={`${icons}#${name}`} />
  </svg>
)
