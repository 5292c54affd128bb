import { Icon, type IconName } from './icon'

interface Props extends React.ComponentProps<'button'> {
  icon: IconName
  /** What it does, for those who do not see the icon. */
  label: string
  /** `round` is the 46 px grey circle of carousels, `plain` has no ground, `card` is 34 px white. */
  look?: 'round' | 'plain' | 'card'
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, look = 'plain', className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`icon-button icon-button-${look} ${className}`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
