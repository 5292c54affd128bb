import type { Route } from './+types/about-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function AboutPage() {
  return <h1>AboutPage</h1>
}
