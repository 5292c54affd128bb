/** What a thing shall not have is not looked for: 'wine glasses without stem'. */
const NOT_HAVING = /(?<=\S)\s+(?:without|w\/o|ohne|sans|sin)\s.*$/iu
/** Words that seem to say so, and name a thing. */
const WITHOUT_BUT_NAMED = /\s(?:sans fil|sin (?:cables|hilos|mangas)|ohne kabel)(?![\p{L}])/iu

/** Returns a search without the end that says what a thing shall not have. */
export const withoutWhatIsNot = (text: string) =>
  WITHOUT_BUT_NAMED.test(text) ? text : text.replace(NOT_HAVING, '')
