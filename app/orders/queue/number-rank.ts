/** Returns a number or a search for one as it is compared: in capitals, without signs between. */
const plain = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '')

/** Returns how well an order's number fits a search: 0 it is it, 1 it begins with it, 2 otherwise. */
export function numberRank(number: string, search: string): 0 | 1 | 2 {
  const [own, wanted] = [plain(number), plain(search)]
  if (wanted === '' || !own.startsWith(wanted)) return 2
  return own === wanted ? 0 : 1
}

/** Tells whether a search may be an order's number: one word with a digit in it. */
export const isLikeNumber = (search: string) => /^\s*[\p{L}\d-]*\d[\p{L}\d-]*\s*$/u.test(search)
