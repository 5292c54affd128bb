const ID = 'styles'

export const STYLES_PLACE = `<style id="${ID}"></style>`

/** The whole sheet, for when React renders the whole document again after an error. */
const again = typeof document === 'undefined' ? '' : wholeSheet()

function wholeSheet() {
  const link = document.querySelector<HTMLLinkElement>('link[rel$=styles],link[rel=stylesheet]')
  return link ? `@import "${link.href}"` : ''
}

/**
 * Contains the styles that the page shows, to save a round trip (docs/decisions/first-paint.md);
 * Vite needs links.
 */
export const PageStyles = () =>
  import.meta.env.DEV ? (
    <>
      <link rel="stylesheet" href="/app/root.css" />
      <link rel="stylesheet" href="/app/ui/fonts/fonts.css" />
    </>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    <style id={ID} dangerouslySetInnerHTML={{ __html: again }} />
  )
