import Negotiator from 'negotiator'
import { LANGUAGES, type Language } from '../business'

/** `named` (a range such as 'fr-CA'), else Accept-Language, else English. */
export function requestLanguage(request: Request, named?: unknown): Language {
  const accepted = request.headers.get('Accept-Language')
  return negotiate(named) ?? negotiate(accepted) ?? LANGUAGES[0]
}

function negotiate(ranges: unknown) {
  if (typeof ranges !== 'string' || ranges === '') return undefined
  return new Negotiator({ headers: { 'accept-language': ranges } }).language(LANGUAGES)
}
