const ID = 'styles'

export const STYLES_PLACE = `<style id="${ID}"></style>`

/**
 * Keeps the place of the styles that the page shows, which save a round trip
 * (docs/decisions/first-paint.md); Vite needs links. It is empty in the browser: where React renders
 * the whole document again after an error, it leaves style sheets in the head as they are.
 */
export const PageStyles = () =>
  import.meta.env.DEV ? (
    <>
      <link rel="stylesheet" href="/app/root.css" />
      <link rel="stylesheet" href="/app/ui/fonts/fonts.css" />
    </>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, where React must not look
    <style id={ID} dangerouslySetInnerHTML={{ __html: '' }} />
  )
