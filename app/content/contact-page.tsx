import type { Route } from './+types/contact-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function ContactPage() {
  return <h1>ContactPage</h1>
}
