import Negotiator from 'negotiator'
import type { Language } from '../business'
import { defaultLanguage, offeredLanguages } from './offered-languages.server'

/** Returns the language of `named` ('fr-CA'), else of Accept-Language, else the default. */
export function requestLanguage(request: Request, named?: unknown): Language {
  const accepted = request.headers.get('Accept-Language')
  return negotiate(named) ?? negotiate(accepted) ?? defaultLanguage()
}

function negotiate(ranges: unknown) {
  if (typeof ranges !== 'string' || ranges === '') return undefined
  return new Negotiator({ headers: { 'accept-language': ranges } }).language([
    ...offeredLanguages(),
  ])
}
