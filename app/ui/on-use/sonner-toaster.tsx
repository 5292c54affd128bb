import { Toaster, toast } from 'sonner'
import { TOAST_MS } from '../../business'
import { useTexts } from '../../texts/texts'
import styles from './toast.css?inline'

/** A toast's link leads to a page, or does something on the page that is shown. */
export type ToastLink = { text: string } & ({ href: string } | { onPress: () => void })

export function SonnerToaster() {
  return (
    <>
      <style>{styles}</style>
      <Toaster
        position="top-right"
        // Toasts appear below banner and header, whose badges show what was added.
        offset={{ top: '10.5rem' }}
        mobileOffset={{ top: '12rem' }}
        duration={TOAST_MS}
        containerAriaLabel={useTexts('ui').notifications}
        toastOptions={{ className: 'toast' }}
      />
    </>
  )
}

export const show = (message: string, link?: ToastLink) =>
  toast(message, {
    action:
      link &&
      ('href' in link ? (
        <a href={link.href} className="toast-link">
          {link.text}
        </a>
      ) : (
        <button type="button" className="toast-link" onClick={link.onPress}>
          {link.text}
        </button>
      )),
  })
