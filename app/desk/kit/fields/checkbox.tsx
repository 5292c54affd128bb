import {
  Checkbox as AriaCheckbox,
  Switch as AriaSwitch,
  type CheckboxProps,
  type SwitchProps,
} from 'react-aria-components'
import { Icon } from '../icon'

type Props = Omit<CheckboxProps, 'className' | 'children'> & { children?: React.ReactNode }

/** A labelled checkbox; without children it needs an `aria-label`. */
export const Checkbox = ({ children, ...props }: Props) => (
  <AriaCheckbox
    {...props}
    className="group flex min-h-9 cursor-pointer items-center gap-2 touch:min-h-11"
  >
    {({ isSelected, isIndeterminate }) => (
      <>
        <span className="grid size-5 shrink-0 place-items-center rounded border border-muted bg-surface group-data-focus-visible:outline-2 group-data-focus-visible:outline-info group-data-indeterminate:border-accent group-data-indeterminate:bg-accent group-data-selected:border-accent group-data-selected:bg-accent group-data-disabled:opacity-50 group-data-selected:text-white group-data-indeterminate:text-white">
          {isIndeterminate ? (
            <Icon name="minus" className="size-4" />
          ) : (
            isSelected && <Icon name="check" className="size-4" />
          )}
        </span>
        {children}
      </>
    )}
  </AriaCheckbox>
)

/** A switch that takes effect at once. */
export const Switch = ({
  children,
  ...props
}: Omit<SwitchProps, 'className' | 'children'> & { children?: React.ReactNode }) => (
  <AriaSwitch
    {...props}
    className="group flex min-h-9 cursor-pointer items-center gap-3 touch:min-h-11"
  >
    <span className="flex h-6 w-10 shrink-0 items-center rounded-full bg-muted p-0.5 transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-info group-data-focus-visible:outline-offset-2 group-data-selected:bg-ok group-data-disabled:opacity-50">
      <span className="size-5 rounded-full bg-white transition-transform group-data-selected:translate-x-4" />
    </span>
    {children}
  </AriaSwitch>
)
