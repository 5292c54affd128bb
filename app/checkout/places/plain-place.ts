import { asciiDigits } from '../../text-core/digits'
import { slugOf } from '../../text-core/slug'

/** Returns a post code's letters and digits, of any width or script, as they are compared. */
export const plainCode = (postCode: string) =>
  asciiDigits(postCode.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Returns a city's name without case, accents and punctuation: 'St. Pölten' is `st-polten`. */
export const plainCity = (city: string) => slugOf(asciiDigits(city)).replaceAll('ß', 'ss')
