/** Guesses the home page's menu entry of a category from words in its slug. */
const DEPARTMENTS: [RegExp, string][] = [
  [/^women|dress|handbag|jewel|^tops$|makeup/, 'womens-fashion'],
  [/^men|sunglass|shirt/, 'mens-fashion'],
  [/phone|laptop|tablet|computer|mobile|camera|audio|electronic|gaming|watch/, 'electronics'],
  [/furniture|home|kitchen|decor|light|lifestyle/, 'home-lifestyle'],
  [/medic|vitamin|pharma|first-aid/, 'medicine'],
  [/sport|outdoor|fitness|motorcycle|vehicle|bike/, 'sports-outdoor'],
  [/baby|toy|kid/, 'baby-toys'],
  [/grocer|food|drink|pet/, 'groceries-pets'],
  [/beauty|fragrance|perfume|skin|hair|health/, 'health-beauty'],
]

export const departmentOf = (slug: string) =>
  DEPARTMENTS.find(([words]) => words.test(slug))?.[1] ?? null
