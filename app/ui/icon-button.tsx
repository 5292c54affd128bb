import { Icon, type IconName } from './icon'

interface Props extends React.ComponentProps<'button'> {
  icon: IconName
  label: string
  /** A 46 px grey circle, no background, or a 34 px white circle. */
  look?: 'round' | 'plain' | 'card'
}

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
