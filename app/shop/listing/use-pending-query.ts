import { useNavigation } from 'react-router'
import { inLanguage } from '../../texts/language'
import { readOwnQuery } from './listing-query'

/** Returns what was picked of the list at `path` while its page is on its way. */
export function usePendingQuery(path: string) {
  const { location } = useNavigation()
  return location && inLanguage('en', location.pathname) === inLanguage('en', path)
    ? readOwnQuery(location.search)
    : undefined
}
