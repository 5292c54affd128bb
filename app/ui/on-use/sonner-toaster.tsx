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
        position="bottom-center"
        // At the top toasts appear below banner and header, whose badges show what was added.
        offset={{ top: '10.5rem', bottom: 'var(--toast-foot)' }}
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

/** The room of a toast at a desktop's foot, and of one under a phone's header, in pixels. */
const AT_FOOT = { width: 400, height: 100 }
const UNDER_HEADER = { top: 180, bottom: 280 }

/**
 * Returns where a toast covers neither what was pressed nor what comes next: at a desktop's foot, in
 * the middle, where pages have no buttons; under a phone's header, because its next button is below.
 * It stands on a bar at the foot that was pressed or says something too.
 */
function placeOnScreen() {
  const bar = barAtFoot()
  const foot = bar ? innerHeight - bar.getBoundingClientRect().top : 0
  document.documentElement.style.setProperty('--toast-foot', `${foot > 0 ? foot + 12 : 24}px`)
  const active = document.activeElement?.closest('button, a') ?? null
  if (bar?.contains(active) || bar?.matches('[role="status"], :has([role="status"]:not(:empty))'))
    return 'bottom-center'
  const pressed = active?.getBoundingClientRect()
  if (matchMedia('(width < 640px)').matches)
    return pressed && pressed.top < UNDER_HEADER.bottom && pressed.bottom > UNDER_HEADER.top
      ? 'bottom-center'
      : 'top-center'
  const isCovered =
    pressed &&
    Math.abs((pressed.left + pressed.right) / 2 - innerWidth / 2) <
      (AT_FOOT.width + pressed.width) / 2 &&
    pressed.bottom > innerHeight - foot - AT_FOOT.height
  return isCovered ? 'top-right' : 'bottom-center'
}

/** Returns what is fixed at the foot, where the toasts of before do not count. */
function barAtFoot() {
  let [part] = document
    .elementsFromPoint(innerWidth / 2, innerHeight - 40)
    .filter((one) => !one.closest('[data-sonner-toaster]')) as (Element | null)[]
  while (part && getComputedStyle(part).position !== 'fixed') part = part.parentElement
  return part && part.clientHeight < innerHeight / 2 ? part : undefined
}
