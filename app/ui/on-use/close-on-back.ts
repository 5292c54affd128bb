/** Where a dialog or the menu fills the screen, Back is how people close it. */
const SMALL = '(width < 64rem), (pointer: coarse)'

/** Closes what is open now. */
let close: (() => void) | undefined
/** True while the page's entry stands twice in the history, and the second one is shown. */
let twice = false
let watched = false

/**
 * Makes Back close what has opened over a small screen. Returns a function to call once it has
 * closed. The second entry that Back takes away stays after another way of closing: the next page
 * takes its place, or Back passes both. The router never learns of it.
 */
export function closeOnBack(shut: () => void) {
  if (matchMedia(SMALL).matches) {
    if (!watched) watch()
    watched = true
    if (!twice) history.pushState({ ...history.state, twice: true }, '')
    close = shut
  }
  return () => {
    if (close === shut) close = undefined
  }
}

function watch() {
  const { pushState, replaceState } = history
  twice = !!history.state?.twice
  let position = history.state?.idx // of the router's
  history.pushState = (...entry) => put(twice ? replaceState : pushState, entry)
  history.replaceState = (...entry) => put(replaceState, entry)

  function put(way: typeof pushState, entry: Parameters<typeof pushState>) {
    way.apply(history, entry)
    told(entry[0])
  }

  function told(state: { idx?: number; twice?: boolean } | null) {
    twice = !!state?.twice
    position = state?.idx
  }

  // early-script.ts holds its place before the router's listener.
  window.onpopstate = (event) => {
    const passed = twice && !event.state?.twice && event.state?.idx === position
    told(event.state)
    if (!passed) return
    event.stopImmediatePropagation()
    if (close) close()
    else history.back()
  }
}
