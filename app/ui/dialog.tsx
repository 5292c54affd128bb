import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts/texts'
import { IconButton } from './icon-button'
import { closeOnBack } from './on-use/close-on-back'
import styles from './on-use/dialog.css?inline'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  titleHidden?: boolean
  children: React.ReactNode
  className?: string
}

/** A modal dialog. Escape and a press outside close it; the element itself handles the focus. */
export function Dialog({ open, onClose, title, titleHidden, children, className = '' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const texts = useTexts('ui')

  // Only `showModal` makes a dialog modal; the attribute `open` does not.
  useEffect(() => {
    if (!open) return dialog.current?.close()
    // The page keeps the room of its scroll bar, and makes none where there was no bar.
    const { offsetWidth, style } = document.documentElement
    style.setProperty('--gutter', offsetWidth < innerWidth ? 'stable' : 'auto')
    dialog.current?.showModal()
    return closeOnBack(() => dialog.current?.close())
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, and the element handles it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`dialog ${className}`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {open && <style>{styles}</style>}
      {open && (
        <div className="p-6 md:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2
              id={titleId}
              className={titleHidden ? 'sr-only' : 'font-heading text-2xl font-semibold'}
            >
              {title}
            </h2>
            <IconButton
              icon="x"
              label={texts.close}
              className="dialog-close"
              onClick={() => dialog.current?.close()}
            />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
