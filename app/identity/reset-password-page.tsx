import type { Route } from './+types/reset-password-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function ResetPasswordPage() {
  return <h1>ResetPasswordPage</h1>
}
