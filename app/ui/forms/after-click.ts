/**
 * A field is judged this long after it was left: a text that appears under a pressed mouse button
 * would move what is being clicked from under it, and the click would be lost.
 */
export const AFTER_CLICK_MS = 250
