import type { Route } from './+types/product-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function ProductPage() {
  return <h1>ProductPage</h1>
}
