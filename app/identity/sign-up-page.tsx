import type { Route } from './+types/sign-up-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function SignUpPage() {
  return <h1>SignUpPage</h1>
}
