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
        // On a phone they stand above the bars at the foot.
        mobileOffset={{ top: '12rem', bottom: 'var(--toast-foot)' }}
        duration={TOAST_MS}
        containerAriaLabel={useTexts('ui').notifications}
        toastOptions={{ className: 'toast' }}
      />
    </>
  )
}

export const show = (message: string, link?: ToastLink) =>
  toast(message, {
    position: placeOnScreen(),
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

/** The height at a phone's foot that a toast and a bar may take, in pixels. */
const FOOT = 200

/** Returns where a toast covers nothing that was pressed: at a phone's foot, above its bars, or under the header. */
function placeOnScreen() {
  const isPhone = matchMedia('(width < 640px)').matches
  const pressed = document.activeElement?.closest('button, a')?.getBoundingClientRect()
  if (!isPhone || (pressed && pressed.bottom > innerHeight - FOOT)) return 'top-right'
  document.documentElement.style.setProperty('--toast-foot', `${barHeight() + 12}px`)
  return 'bottom-center'
}

function barHeight() {
  let part = document.elementFromPoint(innerWidth - 40, innerHeight - 40)
  while (part && getComputedStyle(part).position !== 'fixed') part = part.parentElement
  return part ? innerHeight - part.getBoundingClientRect().top : 0
}
