import type { Route } from './+types/listing-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function ListingPage() {
  return <h1>ListingPage</h1>
}
