import type { Route } from './+types/checkout-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function CheckoutPage() {
  return <h1>CheckoutPage</h1>
}
