import { Icon, type IconName } from './icon'

interface Props extends React.ComponentProps<'button'> {
  icon: IconName
  label: string
  look?: 'round' | 'plain'
}

export function IconButton({ icon, label, look = 'plain', className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`icon-button icon-button-${look} ${className}`}
      {...rest}
    >
      <Icon name={icon} bare />
    </button>
  )
}
