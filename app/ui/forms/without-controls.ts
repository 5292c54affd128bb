/** No keyboard types them, line breaks and tabs aside, and PostgreSQL stores no NUL. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** Gives the text with line breaks of one character, as `maxLength` counts them. */
export const withoutControls = (text: string) => text.replace(CONTROLS, '')
