/**
 * Control characters except line feeds and tabs: no keyboard types them, PostgreSQL stores no NUL.
 */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/**
 * Removes control characters except line feeds and tabs, so that a line break counts as one
 * character, as in `maxLength`.
 */
export const withoutControls = (text: string) => text.replace(CONTROLS, '')
