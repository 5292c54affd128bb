import type { Route } from './+types/home-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function HomePage() {
  return <h1>HomePage</h1>
}
