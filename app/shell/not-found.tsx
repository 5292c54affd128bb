import { Link } from 'react-router'
import type { Texts } from '../texts/texts'

export function NotFound({ texts }: { texts: Texts['shell']['notFound'] }) {
  return (
    <main className="container grid min-h-dvh place-content-center gap-6 text-center">
      <p className="font-heading text-6xl font-semibold">{texts.code}</p>
      <h1 className="font-heading text-3xl font-semibold">{texts.title}</h1>
      <p>{texts.text}</p>
      <p>
        <Link to="/" className="button">
          {texts.back}
        </Link>
      </p>
    </main>
  )
}
