import { asciiDigits } from '../../text-core/digits.ts'

interface PriceRead {
  /** Amounts in the shop's currency as shoppers write them: '50', '19.9'. */
  min?: string
  max?: string
  sort?: 'price-asc' | 'price-desc' | 'rating' | 'discount'
  /** The texts of the search that say price and order. */
  said: string[]
  rest: string
}

const CURRENCY =
  'dollars?|usd|us\\$|euros?|eur|pounds?|gbp|quid|bucks?|taka|tk|bdt|rupees?|rs|francs?|chf|dólares|dolares|টাকা|টাকার|takar'
/** '1 500' has a blank as French writes it, '1,500' and '1.500' what others write. */
const AMOUNT =
  '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d[\\d.,]*(?:k(?![\\p{L}\\d]))?'
const NUMBER = `(?:[$€£৳]|(?:${CURRENCY})\\.?)?\\s*(${AMOUNT})\\s*(?:[$€£৳]|(?:${CURRENCY})(?![\\p{L}]))?`
/** A number with one of these is a measure, not a price. */
const NO_MEASURE =
  '(?![\\p{L}\\d]|\\s*(?:mm|cm|m|km|in|inch|inches|zoll|kg|g|lb|oz|l|ml|gb|tb|mp|w|v|mah|pieces|pcs|pack|years?|months?|stars?)(?![\\p{L}]))'

/** Words before an amount, by language: English, German, French, Spanish, Bengali. */
const AT_MOST =
  "under|below|less than|cheaper than|lower than|up to|upto|max(?:imum)?\\.?|at most|within|no more than|not more than|not over|unter|bis zu|bis|weniger als|höchstens|maximal|günstiger als|billiger als|moins de|moins cher que|sous|jusqu['’ ]?[àa]|au plus|inférieur à|en dessous de|pas plus de|menos de|hasta|por debajo de|bajo|máximo|maximo|por menos de|<=?"
const AT_LEAST =
  'over|above|more than|at least|starting (?:at|from)|from|min(?:imum)?\\.?|über|ueber|ab|mehr als|mindestens|plus de|à partir de|a partir de|dès|au moins|au-dessus de|más de|mas de|desde|mínimo|por encima de|>=?'
const AT_MOST_AFTER =
  'or less|or under|or cheaper|and under|max(?:imum)?|oder weniger|maximal|ou moins|o menos|(?:er )?(?:niche|kom|moddhe)|এর নিচে|নিচে|মধ্যে|কম'
const AT_LEAST_AFTER = 'or more|and up|and above|oder mehr|et plus|ou plus|o más'
const BETWEEN = 'between|from|zwischen|von|entre|de'
const AND = 'and|to|und|bis|et|à|y|a|-|–'
/** Words before an amount that is only approximate. */
const ABOUT =
  'around|about|approx(?:imately)?\\.?|roughly|circa|ca\\.?|etwa|ungefähr|rund|um die|environ|autour de|aux alentours de|alrededor de|unos|unas|cerca de|aproximadamente|~'
/** How far from such an amount a price may be. */
const NEAR = 0.3

const read = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${pattern}${NO_MEASURE}`, 'iu')
const RANGE = read(`(?:(?:${BETWEEN})\\s+)${NUMBER}\\s*(?:${AND})\\s*${NUMBER}`)
/** '20-50 dollars': without a currency two numbers may be a size or a model. */
const MONEY = `(?:[$€£৳]|(?:${CURRENCY})(?![\\p{L}]))`
const RANGE_OF_MONEY = read(
  `(?:[$€£৳]\\s*(${AMOUNT})\\s*(?:to|bis|à|a|-|–)\\s*[$€£৳]?\\s*(${AMOUNT})\\s*${MONEY}?|(${AMOUNT})\\s*${MONEY}?\\s*(?:to|bis|à|a|-|–)\\s*(${AMOUNT})\\s*${MONEY})`,
)
/** An amount of money alone is approximate: '20 euro'. Pounds and bucks may be other things. */
const ONLY_MONEY = read(
  `(?:[$€£৳]\\s*(${AMOUNT})|(${AMOUNT})\\s*(?:[$€£৳]|(?:dollars?|usd|euros?|eur|taka|bdt|chf)(?![\\p{L}])))`,
)
const NEARLY = read(`(?:${ABOUT})\\s*${NUMBER}`)
const MOST = read(`(?:${AT_MOST})\\s*${NUMBER}`)
const LEAST = read(`(?:${AT_LEAST})\\s*${NUMBER}`)
const MOST_AFTER = read(`${NUMBER}\\s*(?:${AT_MOST_AFTER})`)
const LEAST_AFTER = read(`${NUMBER}\\s*(?:${AT_LEAST_AFTER})`)

const words = (text: string) => new RegExp(`(?<![\\p{L}\\d])(?:${text})(?![\\p{L}\\d])`, 'iu')
const SORTS: [PriceRead['sort'], RegExp][] = [
  [
    'price-desc',
    words(
      '(?:the )?most expensive|expensive|priciest|pricey|luxury|luxurious|premium|high end|teuerstes?|teuer|teure[rsnm]?|luxus|luxe|(?:le |la |les )?plus ch(?:er|ère|ers|ères)|haut de gamme|(?:el |la )?más car[oa]s?|de lujo|lujo',
    ),
  ],
  [
    'price-asc',
    words(
      '(?:the )?cheapest|cheaper|cheap|budget|affordable|inexpensive|low(?:est)?[ -](?:price|cost)d?|best value|good value|value for money|bargains?|economical|billigste[rs]?|billige?[rsn]?|günstigste[rs]?|günstige?[rsn]?|preiswerte?[rns]?|preisgünstige?[rns]?|pas ch(?:er|ère|ers|ères)|moins ch(?:er|ère|ers|ères)|bon marché|à (?:petit|bas) prix|abordables?|bon rapport qualité[ -]prix|(?:más )?barat[oa]s?|económic[oa]s?|asequibles?|buena relación calidad[ -]precio|sasta|sosta|সস্তা',
    ),
  ],
  [
    'rating',
    words(
      'best rated|top rated|highest rated|bestbewertete?[rs]?|mieux notée?s?|mejor valorad[oa]s?',
    ),
  ],
  [
    'discount',
    words(
      'on sale|discounted|reduced|on offer|im angebot|reduziert|en promo(?:tion)?|soldé[es]*|en oferta|rebajad[oa]s?',
    ),
  ],
]

/** Reads what a search says about price and order; the rest is what it is about. */
export function readPrice(text: string): PriceRead {
  let rest = asciiDigits(text)
  const found: PriceRead = { said: [], rest }
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest)
    if (!match) return
    found.said.push(match[0].trim())
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
    return match.slice(1).map((amount) => amountOf(amount))
  }
  const range = take(RANGE) ?? take(RANGE_OF_MONEY)
  if (range) [found.min, found.max] = range.filter((amount) => amount !== undefined)
  const takeAbout = (pattern: RegExp) => {
    const about = Number(take(pattern)?.find((amount) => amount !== undefined))
    if (!about) return
    found.min = String(Math.round(about * (1 - NEAR)))
    found.max = String(Math.round(about * (1 + NEAR)))
  }
  if (!range) takeAbout(NEARLY)
  found.max ??= (take(MOST) ?? take(MOST_AFTER))?.[0]
  found.min ??= (take(LEAST) ?? take(LEAST_AFTER))?.[0]
  if (found.min === undefined && found.max === undefined) takeAbout(ONLY_MONEY)
  for (const [sort, pattern] of SORTS) if (!found.sort && take(pattern)) found.sort = sort
  return { ...found, rest: rest.replace(/\s+/g, ' ').trim() }
}

/** Returns '1500' for '1,500', '1.500' and '1500.00', and '19.9' for '19,90'. */
function amountOf(text: string | undefined) {
  const [, whole = '', fraction = '', thousands] =
    /^([\d.,\s]*?)(?:[.,](\d{1,2}))?[.,]*(k)?$/i.exec(text ?? '') ?? []
  const digits = whole.replace(/[.,\s]/g, '')
  if (digits === '') return undefined
  return String(Number(`${digits}.${fraction || 0}`) * (thousands ? 1000 : 1))
}
