const ID = 'styles'

export const STYLES_PLACE = `<style id="${ID}"></style>`

/** The server's styles, kept for when React renders the whole document again after an error. */
const written = typeof document === 'undefined' ? '' : document.getElementById(ID)?.textContent

/** Inlines the styles to save a round trip (docs/decisions/first-paint.md); Vite needs a link. */
export const PageStyles = () =>
  import.meta.env.DEV ? (
    <link rel="stylesheet" href="/app/root.css" />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    <style id={ID} dangerouslySetInnerHTML={{ __html: written ?? '' }} />
  )
