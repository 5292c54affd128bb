import { Toaster, toast } from 'sonner'
import { TOAST_MS } from '../business'
import { useTexts } from '../texts/texts'
import type { ToastOptions } from './toast'

/** Sonner in the colours of the shop. */
export function SonnerToaster() {
  return (
    <Toaster
      position="top-right"
      duration={TOAST_MS}
      containerAriaLabel={useTexts('ui').notifications}
      toastOptions={{ className: 'toast' }}
    />
  )
}

export const show = (message: string, options: ToastOptions) => toast(message, options)
