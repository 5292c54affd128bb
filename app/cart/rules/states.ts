import { compatibleWithoutAccents } from '../../text-core/spelling'

/**
 * States and provinces whose sales taxes differ: short name, name, and how their post codes begin: the
 * first three digits of the USA, the first letter of Canada.
 */
const STATES: Readonly<Record<string, string>> = {
  US: `AL Alabama 350-369|AK Alaska 995-999|AZ Arizona 850-865|AR Arkansas 716-729|
    CA California 900-961|CO Colorado 800-816|CT Connecticut 060-069|DE Delaware 197-199|
    DC District of Columbia 200 202-205|FL Florida 320-339 341-349|GA Georgia 300-319 398-399|
    HI Hawaii 967-968|ID Idaho 832-838|IL Illinois 600-629|IN Indiana 460-479|IA Iowa 500-528|
    KS Kansas 660-679|KY Kentucky 400-427|LA Louisiana 700-714|ME Maine 039-049|
    MD Maryland 206-219|MA Massachusetts 010-027 055|MI Michigan 480-499|MN Minnesota 550-567|
    MS Mississippi 386-397|MO Missouri 630-658|MT Montana 590-599|NE Nebraska 680-693|
    NV Nevada 889-898|NH New Hampshire 030-038|NJ New Jersey 070-089|NM New Mexico 870-884|
    NY New York 005 100-149|NC North Carolina 270-289|ND North Dakota 580-588|OH Ohio 430-459|
    OK Oklahoma 730-732 734-749|OR Oregon 970-979|PA Pennsylvania 150-196|PR Puerto Rico 006-007 009|
    RI Rhode Island 028-029|SC South Carolina 290-299|SD South Dakota 570-577|TN Tennessee 370-385|
    TX Texas 733 750-799 885|UT Utah 840-847|VT Vermont 050-054 056-059|VA Virginia 201 220-246|
    WA Washington 980-994|WV West Virginia 247-268|WI Wisconsin 530-549|WY Wyoming 820-831`,
  CA: `AB Alberta T|BC British Columbia V|MB Manitoba R|NB New Brunswick E|
    NL Newfoundland and Labrador A|NS Nova Scotia B|ON Ontario K-N P|PE Prince Edward Island C|
    QC Québec G-H J|SK Saskatchewan S|YT Yukon Y`,
}

/** Makes 'Québec' and 'quebec ' one region. */
export const plainRegion = (text = '') =>
  compatibleWithoutAccents(text.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

interface States {
  /** Short names by either name, as `plainRegion` folds them. */
  byName: Map<string, string>
  /** First and last beginning of post codes, and the short name. */
  begins: [first: string, last: string, short: string][]
}

const known = new Map<string, States>()

function readStates(country: string): States {
  const found: States = { byName: new Map(), begins: [] }
  for (const line of STATES[country]?.split('|') ?? []) {
    const [short = '', ...words] = line.trim().split(/\s+/)
    const at = words.findIndex((word) => /^(\d|[A-Z](-[A-Z])?$)/.test(word))
    const plain = plainRegion(short)
    found.byName.set(plain, plain).set(plainRegion(words.slice(0, at).join('')), plain)
    for (const range of words.slice(at)) {
      const [first = '', last = first] = range.split('-')
      found.begins.push([first, last, plain])
    }
  }
  return found
}

const statesOf = (country: string) => known.getOrInsertComputed(country, readStates)

/** Returns a state's short name, folded, by that or its whole one; undefined where it is none. */
export const stateNamed = (country: string, region?: string) =>
  region === undefined ? undefined : statesOf(country).byName.get(plainRegion(region))

/** Returns the short name, folded, of the state that has a post code. */
export function stateOfPostCode(country: string, postCode = '') {
  const begin = postCode
    .trim()
    .toUpperCase()
    .slice(0, country === 'US' ? 3 : 1)
  return statesOf(country).begins.find(([first, last]) => begin >= first && begin <= last)?.[2]
}
