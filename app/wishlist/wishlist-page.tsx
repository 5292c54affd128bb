import type { Route } from './+types/wishlist-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function WishlistPage() {
  return <h1>WishlistPage</h1>
}
