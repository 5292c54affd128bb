const ID = 'styles'

/** Where the server writes the style sheet (page-styles.server.ts). */
export const STYLES_PLACE = `<style id="${ID}"></style>`

/** What the server wrote: kept in case React has to draw the document anew. */
const written = typeof document === 'undefined' ? '' : document.getElementById(ID)?.textContent

/**
 * The style sheet, in the page itself: a file of its own would hold the first paint back by a round
 * trip (docs/decisions/first-paint.md). The development server links it, to swap it when it changes.
 */
export const PageStyles = () =>
  import.meta.env.DEV ? (
    <link rel="stylesheet" href="/app/root.css" />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    <style id={ID} dangerouslySetInnerHTML={{ __html: written ?? '' }} />
  )
