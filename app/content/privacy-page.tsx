import type { Route } from './+types/privacy-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function PrivacyPage() {
  return <h1>PrivacyPage</h1>
}
