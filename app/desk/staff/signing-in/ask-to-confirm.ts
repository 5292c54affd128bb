let ask: (() => Promise<void>) | undefined

/** The dialog says how it asks while it is there. */
export function onAskToConfirm(given: () => Promise<void>) {
  ask = given
  return () => {
    ask = undefined
  }
}

/** Resolves when the person has proved who they are; rejects with a DeskError when they gave up. */
export const askToConfirm = () => ask?.() ?? Promise.reject(new Error('nothing asks'))
