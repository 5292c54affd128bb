/**
 * How long after a field is left it is checked, in milliseconds. A text that appears under a
 * pressed mouse button would move what is being clicked, and the click would be lost.
 */
export const AFTER_CLICK_MS = 250
