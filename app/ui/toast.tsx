import { type ComponentType, useEffect, useState } from 'react'
import { TOAST_MS } from '../business'
import type { ToastLink } from './on-use/sonner-toaster'

let draw: ((Shown?: ComponentType) => void) | undefined

/**
 * Shows a message for TOAST_MS and has it read out. The first toast loads the library; without it
 * the text alone stands at the foot.
 */
export async function toast(message: string, link?: ToastLink) {
  try {
    const toaster = await import('./on-use/sonner-toaster')
    draw?.(toaster.SonnerToaster)
    toaster.show(message, link)
  } catch {
    draw?.(() => <p className="offline banner p-4">{message}</p>)
    setTimeout(() => draw?.(), TOAST_MS)
  }
}

/** Stands once on a page. Screen readers need the live region before its first message. */
export function Toaster() {
  const [Shown, setShown] = useState<ComponentType>()
  useEffect(() => {
    draw = (component) => setShown(() => component)
    return () => {
      draw = undefined
    }
  }, [])
  return <div role="status">{Shown && <Shown />}</div>
}
