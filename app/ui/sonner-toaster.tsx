import { Toaster, toast } from 'sonner'
import { TOAST_MS } from '../business'
import { useTexts } from '../texts/texts'

export interface ToastLink {
  href: string
  text: string
}

export function SonnerToaster() {
  return (
    <Toaster
      position="top-right"
      // Below banner and header, whose badges show what was added.
      offset={{ top: '10.5rem' }}
      mobileOffset={{ top: '12rem' }}
      duration={TOAST_MS}
      containerAriaLabel={useTexts('ui').notifications}
      toastOptions={{ className: 'toast' }}
    />
  )
}

export const show = (message: string, link?: ToastLink) =>
  toast(message, {
    action: link && (
      <a href={link.href} className="toast-link">
        {link.text}
      </a>
    ),
  })
