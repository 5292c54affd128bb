import type { Route } from './+types/order-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function OrderPage() {
  return <h1>OrderPage</h1>
}
