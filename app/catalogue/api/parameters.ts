import { LANGUAGES } from '../../business'
import { mainLanguage } from '../../texts/offered-languages.server'

export interface ApiParameters {
  limit: number
  skip: number
  select?: string[]
  sortBy?: string
  order: 'asc' | 'desc'
  q: string
}

const DEFAULT_LIMIT = 30
/** The most products of a response; limit=0 means all up to this. */
const MOST_A_CALL = 1000

const MOST_SKIP = 2_147_483_647

/** Returns the parameters, or a message what is wrong with them; unknown ones are ignored. */
export function readParameters(search: URLSearchParams): ApiParameters | { message: string } {
  const limit = readNumber(search.get('limit'), DEFAULT_LIMIT)
  if (limit === undefined) return { message: "Invalid 'limit' - must be a number from 0 up" }
  const skip = readNumber(search.get('skip'), 0)
  if (skip === undefined) return { message: "Invalid 'skip' - must be a number from 0 up" }
  const order = search.get('order')?.toLowerCase() || 'asc'
  if (order !== 'asc' && order !== 'desc') return { message: "Order can be: 'asc' or 'desc'" }
  if (search.getAll('q').length > 1) return { message: "Invalid 'q' - must be a string" }
  return {
    limit: limit === 0 ? MOST_A_CALL : Math.min(limit, MOST_A_CALL),
    skip: Math.min(skip, MOST_SKIP),
    select: readSelect(search),
    sortBy: search.get('sortBy') || undefined,
    order,
    q: (search.get('q') ?? '').trim(),
  }
}

function readNumber(text: string | null, fallback: number) {
  if (text === null || text === '') return fallback
  const number = Number(text)
  return Number.isInteger(number) && number >= 0 ? number : undefined
}

/** Returns the language of titles and descriptions: the catalogue's own unless another is named. */
export const readLanguage = (search: URLSearchParams) =>
  LANGUAGES.find((one) => one === search.get('language')) ?? mainLanguage()

export function readSelect(search: URLSearchParams) {
  const fields = search
    .getAll('select')
    .flatMap((one) => one.split(','))
    .map((field) => field.trim())
    .filter(Boolean)
  return fields.length > 0 ? ['id', ...fields] : undefined
}
