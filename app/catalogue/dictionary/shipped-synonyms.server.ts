import accessories from './groups/accessories.txt?raw'
import brands from './groups/brands.txt?raw'
import clothing from './groups/clothing.txt?raw'
import colours from './groups/colours.txt?raw'
import electronics from './groups/electronics.txt?raw'
import food from './groups/food.txt?raw'
import health from './groups/health-and-beauty.txt?raw'
import home from './groups/home.txt?raw'
import indian from './groups/indian-words.txt?raw'
import leisure from './groups/leisure.txt?raw'
import needs from './groups/needs.txt?raw'
import needsAtHome from './groups/needs-at-home.txt?raw'
import needsOfBody from './groups/needs-of-body.txt?raw'
import needsOfPeople from './groups/needs-of-people.txt?raw'
import people from './groups/people.txt?raw'
import tools from './groups/tools.txt?raw'
import trade from './groups/trade-words.txt?raw'
import tradeAtHome from './groups/trade-words-at-home.txt?raw'
import traits from './groups/traits.txt?raw'
import { readGroups, type SynonymGroup } from './read-groups'
import { askedWords, stemOf } from './word-forms'

/** The groups that ship with the shop, in every language of the dictionary. */
export const colourGroups = readGroups(colours).map((group) => ({ ...group, isColour: true }))
export const peopleGroups = readGroups(people)

export const shippedGroups: readonly SynonymGroup[] = [
  ...colourGroups,
  ...peopleGroups,
  ...[clothing, electronics, food, health, home, leisure, tools, brands].flatMap(readGroups),
  ...[trade, tradeAtHome, indian].flatMap(readGroups),
  ...[needs, needsOfPeople, needsOfBody, needsAtHome].flatMap(readGroups),
]

/** The brands and models that lists know, each as the stems of its words. */
export const brandStems: ReadonlySet<string> = new Set(
  readGroups(brands).flatMap(({ terms }) =>
    terms.map(({ text }) => askedWords(text).map(stemOf).join(' ')),
  ),
)

/** The words of a file without its comments. */
const wordsOf = (file: string) =>
  file
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/[,\s]+/))
    .filter(Boolean)

/** The stems of words that say how a thing is or whom it is for, and name no thing. */
export const traitStems: ReadonlySet<string> = new Set(
  [
    ...[...colourGroups, ...peopleGroups].flatMap(({ terms }) =>
      terms.flatMap(({ text }) => askedWords(text)),
    ),
    ...wordsOf(traits).flatMap(askedWords),
  ].map(stemOf),
)

/** The stems of things that belong to another thing: a phone's case is no phone. */
export const accessoryStems: ReadonlySet<string> = new Set(wordsOf(accessories).map(stemOf))
