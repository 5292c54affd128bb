/** Returns a pattern for `like … escape '!'` that matches `text` literally. */
export const containing = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`
