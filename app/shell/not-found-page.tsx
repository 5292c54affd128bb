import { data } from 'react-router'

/** The root's error page shows the not-found text with status 404. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
