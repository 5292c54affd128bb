/** A question that a dialog of the frame asks, while requests wait for the answer. */
export interface DeskQuestion {
  /** Registers the dialog that asks; returns a function that unregisters it. */
  onAsk(given: () => Promise<void>): () => void
  /** Resolves after a right answer; rejects with a DeskError if the person gives up. */
  ask(): Promise<void>
}

function question(): DeskQuestion {
  let asks: (() => Promise<void>) | undefined
  return {
    onAsk(given) {
      asks = given
      return () => {
        if (asks === given) asks = undefined
      }
    },
    ask: () => asks?.() ?? Promise.reject(new Error('nothing asks')),
  }
}

/** Asks the person to prove who they are. */
export const identityQuestion = question()

/** Asks the person to sign in again over the page. */
export const signInQuestion = question()
