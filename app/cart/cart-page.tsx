import type { Route } from './+types/cart-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function CartPage() {
  return <h1>CartPage</h1>
}
