/**
 * Escapes a text for HTML, SVG and XML, as content or inside quotes of either kind. A number stands
 * for each sign: XML knows fewer names than HTML.
 */
export const escapeMarkup = (text: string) =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
