let open: (() => void) | undefined

/** The palette says how it is opened while it is there. */
export function onOpenPalette(given: () => void) {
  open = given
  return () => {
    open = undefined
  }
}

export const openPalette = () => open?.()
