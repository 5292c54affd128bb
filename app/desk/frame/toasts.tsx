import type { CSSProperties } from 'react'
import { Toaster } from 'sonner'
import { useWide } from '../kit/use-wide'

/** 0.5 rem less than the navigation on each side. */
const IN_NAVIGATION = { '--width': 'calc(232px - 1rem)' } as CSSProperties
const FOOT = { bottom: '0.5rem', left: '0.5rem' }
/** A toast of one line ends above the header's foot, and covers its name, never its button. */
const TOP = { top: '0.125rem', left: '3.75rem', right: '0.25rem' }

/**
 * Shows what became of a change where no field stands: at the foot of the navigation, or over the
 * header where the navigation is closed.
 */
export function Toasts() {
  const isWide = useWide()
  return (
    <Toaster
      position={isWide ? 'bottom-left' : 'top-center'}
      closeButton
      offset={isWide ? FOOT : TOP}
      mobileOffset={TOP}
      style={isWide ? IN_NAVIGATION : undefined}
      toastOptions={{ style: isWide ? { flexWrap: 'wrap' } : undefined }}
    />
  )
}
