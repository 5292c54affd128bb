/**
 * Returns a page of the shop to look at in a frame: it runs no script and its links lead nowhere,
 * but it looks as it does where scripts run.
 */
export const inertPage = (html: string) =>
  html
    .replace(/<(script|noscript)\b[^>]*>.*?<\/\1>/gis, '')
    .replace(/(<a\b[^>]*?)\shref="[^"]*"/gi, '$1')
    .replaceAll('(scripting:none)', '(scripting:enabled)')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|manifest|canonical|alternate)"[^>]*>/gi, '')
