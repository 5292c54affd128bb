import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useDeskTexts } from '../client/desk-texts'
import { IconButton } from './button'

interface Props {
  title: string
  isOpen?: boolean
  onClose(): void
  children: ReactNode
  wide?: boolean
}

/** A modal over the page, or a bottom sheet on a phone. Escape and its cross close it. */
export function Dialog({ title, isOpen = true, onClose, children, wide }: Props) {
  const { kit } = useDeskTexts()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      className="fixed inset-0 z-40 flex items-end justify-center bg-black/40 sm:items-center"
    >
      <Modal
        className={`max-h-[92dvh] w-full overflow-y-auto rounded-t-md bg-surface shadow-xl sm:w-[calc(100%-2rem)] sm:rounded-md ${wide ? 'sm:max-w-4xl' : 'sm:max-w-lg'}`}
      >
        <AriaDialog className="p-4 outline-none md:p-6">
          <header className="mb-4 flex items-start justify-between gap-4">
            <Heading slot="title" className="font-semibold text-lg">
              {title}
            </Heading>
            <IconButton icon="close" label={kit.close} onPress={onClose} />
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
