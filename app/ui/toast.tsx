import { type ComponentType, useEffect, useState } from 'react'

export interface ToastOptions {
  action?: { label: string; onClick: () => void }
}

let present: ((Shown: ComponentType) => void) | undefined

/**
 * Says something for TOAST_MS, in sight and to screen readers. The library behind it is fetched by
 * the first toast.
 */
export async function toast(message: string, options: ToastOptions = {}) {
  const { SonnerToaster, show } = await import('./sonner-toaster')
  present?.(SonnerToaster)
  show(message, options)
}

/** Where toasts appear; once a page, in the shell. The live region is there before its content. */
export function Toaster() {
  const [Shown, setShown] = useState<ComponentType>()
  useEffect(() => {
    present = (component) => setShown(() => component)
    return () => {
      present = undefined
    }
  }, [])
  return <div role="status">{Shown && <Shown />}</div>
}
