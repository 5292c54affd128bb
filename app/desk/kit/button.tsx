import type { AnchorHTMLAttributes } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components'
import { Link, type LinkProps } from 'react-router'
import { type DeskIcon, Icon } from './icon'

type Look = 'main' | 'plain' | 'quiet' | 'bad'

const LOOKS: Record<Look, string> = {
  main: 'border-transparent bg-accent text-white hover:bg-accent-hover',
  plain: 'border-line bg-surface hover:bg-ground',
  quiet: 'border-transparent hover:bg-ground',
  bad: 'border-bad bg-surface text-bad hover:bg-bad-soft',
}
const looksOf = (look: Look) =>
  `inline-flex min-h-9 items-center justify-center gap-2 rounded-md border px-3 font-medium no-underline disabled:opacity-50 data-disabled:opacity-50 touch:min-h-11 ${LOOKS[look]}`

interface Shared {
  look?: Look
  icon?: DeskIcon
}

type Props = Omit<ButtonProps, 'className' | 'children'> &
  Shared & { children?: React.ReactNode; busy?: boolean }

/**
 * A button that cannot be pressed while `busy`. React Aria's own `isPending` would announce the
 * name through an image that has none once the button is gone.
 */
export const Button = ({
  look = 'plain',
  icon,
  busy = false,
  children,
  type,
  onPress,
  ...props
}: Props) => (
  <AriaButton
    {...props}
    type={busy && type === 'submit' ? 'button' : type}
    onPress={busy ? undefined : onPress}
    render={(button) => (
      <button {...button} aria-disabled={busy || undefined} aria-busy={busy || undefined} />
    )}
    className={`${looksOf(look)} ${busy ? 'cursor-progress opacity-60' : ''}`}
  >
    {icon && <Icon name={icon} />}
    {children}
  </AriaButton>
)

export const IconButton = ({
  icon,
  label,
  ...props
}: Omit<Props, 'look' | 'children'> & { icon: DeskIcon; label: string }) => (
  <AriaButton
    {...props}
    aria-label={label}
    className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-ground data-disabled:opacity-40 touch:size-11"
  >
    <Icon name={icon} />
  </AriaButton>
)

/** A link out of the desk, which stays open beside it. */
export const NewTabLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} target="_blank" rel="noreferrer" className={looksOf('plain')} />
)

export const LinkButton = ({ look = 'plain', icon, children, ...props }: LinkProps & Shared) => (
  <Link {...props} className={looksOf(look)}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
)
