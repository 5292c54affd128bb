const ID = 'styles'

/** Where the server writes the style sheet (page-styles.server.ts). */
export const STYLES_PLACE = `<style id="${ID}"></style>`

/** What the server wrote, for when React renders the whole document again after an error. */
const written = typeof document === 'undefined' ? '' : document.getElementById(ID)?.textContent

/**
 * The style sheet is in the page itself: a file would delay the first paint by a round trip
 * (docs/decisions/first-paint.md). In development it is a link, so that Vite can replace it.
 */
export const PageStyles = () =>
  import.meta.env.DEV ? (
    <link rel="stylesheet" href="/app/root.css" />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    <style id={ID} dangerouslySetInnerHTML={{ __html: written ?? '' }} />
  )
