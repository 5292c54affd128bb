import type { Route } from './+types/log-in-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function LogInPage() {
  return <h1>LogInPage</h1>
}
