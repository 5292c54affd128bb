import { Toaster, toast } from 'sonner'
import { TOAST_MS } from '../business'
import { useTexts } from '../texts/texts'

export interface ToastOptions {
  action?: { label: string; onClick: () => void }
}

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
