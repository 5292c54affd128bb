let ask: (() => Promise<void>) | undefined

/** Registers the dialog that asks; returns a function that unregisters it. */
export function onAskForIdentity(given: () => Promise<void>) {
  ask = given
  return () => {
    ask = undefined
  }
}

/** Resolves after a proof of identity; rejects with a DeskError if the person gives up. */
export const askForIdentity = () => ask?.() ?? Promise.reject(new Error('nothing asks'))
