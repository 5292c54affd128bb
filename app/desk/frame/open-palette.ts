let open: (() => void) | undefined

/** Registers how the palette opens; returns a function that unregisters it. */
export function onOpenPalette(given: () => void) {
  open = given
  return () => {
    open = undefined
  }
}

export const openPalette = () => open?.()
