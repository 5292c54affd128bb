import type { Route } from './+types/account-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function AccountPage() {
  return <h1>AccountPage</h1>
}
