/** Scripts that write no blank between words. */
export const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
export const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Finds the words of scripts that write no blank between them. */
export const unspacedWords = new Intl.Segmenter('th', { granularity: 'word' })
