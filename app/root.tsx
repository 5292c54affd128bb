import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { PriceTagsContext } from './catalogue/price'
import { config } from './config.server'
import { placesSet } from './content/elsewhere/places.server'
import { settings } from './settings/settings.server'
import { PageStyles } from './shell/document/page-styles'
import { RememberedLanguage } from './shell/remembered-language'
import { sentPattern } from './texts/currency.server'
import { problems } from './texts/en/problems'
import { languageOf } from './texts/language'
import { TextsProvider } from './texts/texts'
import { textsFor } from './texts/texts.server'
import { NotFoundText } from './ui/not-found-text'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const money = sentPattern(language)
  return {
    language,
    origin: config.ORIGIN ?? new URL(request.url).origin,
    priceTags: settings().money.crossedOutPrices,
    ...(money && { money }),
    places: placesSet(),
    texts: textsFor(language, 'shell', 'ui', 'product'),
  }
}

export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  const texts = loaderData?.texts.shell ?? problems
  if (!error) return [{ title: texts.brand }]
  const missing = isRouteErrorResponse(error) && error.status === 404
  const { title } = missing ? texts.notFound : texts.broken
  return [{ title: `${title} | ${texts.brand}` }]
}

/** A change of language is a full page load, so this data never changes in between. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={root?.language ?? 'en'} data-money={root?.money}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {root?.language === 'en' && <RememberedLanguage />}
        <PageStyles />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#000000" />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <TextsProvider>
      <PriceTagsContext value={loaderData.priceTags}>
        <Outlet />
      </PriceTagsContext>
    </TextsProvider>
  )
}

/** Last resort. Shows our words, never the error's own: a message can carry a query. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const texts = useRouteLoaderData<typeof loader>('root')?.texts.shell ?? problems
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <main className="page-problem container min-h-dvh place-content-center">
        <NotFoundText texts={texts.notFound} />
      </main>
    )
  return (
    <main role="alert" className="container grid min-h-dvh place-content-center gap-6 text-center">
      <h1 className="font-heading text-3xl font-semibold">{texts.broken.title}</h1>
      <p>{texts.broken.text}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts.broken.retry}
        </button>
      </p>
    </main>
  )
}
