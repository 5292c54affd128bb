import { Link } from 'react-router'
import { withQuery } from '../client/desk-fetch'

/** Leads to what is decided about a search. */
export const SearchLink = ({ text }: { text: string }) => (
  <Link
    to={withQuery('/search/one', { text })}
    className="inline-flex min-h-9 items-center break-all underline touch:min-h-11"
  >
    {text}
  </Link>
)
