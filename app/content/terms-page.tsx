import type { Route } from './+types/terms-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function TermsPage() {
  return <h1>TermsPage</h1>
}
