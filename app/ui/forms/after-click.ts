/**
 * A field is checked this many milliseconds after it is left. A text that appears under a pressed
 * mouse button would move what is being clicked, and the click would be lost.
 */
export const AFTER_CLICK_MS = 250
