import type { Route } from './+types/faq-page'

export function loader({ request }: Route.LoaderArgs) {
  return { path: new URL(request.url).pathname }
}

export default function FaqPage() {
  return <h1>FaqPage</h1>
}
