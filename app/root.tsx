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
import { priceTagsIn } from './catalogue/prices/price-tags.server'
import { config } from './config.server'
import { shopShown } from './content/own/shop-shown.server'
import { requestUrl } from './input/request-url'
import { settings } from './settings/settings.server'
import { PageStyles } from './shell/document/styles/page-styles'
import { menusShown } from './shell/menu/menus-shown.server'
import { type MenuEntry, ownMenu } from './shop/own-menu.server'
import { sentPattern } from './texts/currency.server'
import { problems } from './texts/en/problems'
import { languageOf } from './texts/language'
import { sentMainLanguage } from './texts/offered-languages.server'
import { type Texts, TextsProvider } from './texts/texts'
import { textsFor } from './texts/texts.server'
import { BrokenText, NotFoundText } from './ui/problem-texts'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  // Without the database the page still stands.
  const own = settings().shop.kind === 'own'
  const menu = await ownMenu(language).catch(() => (own ? [] : undefined))
  const money = sentPattern(language)
  const words = sentMainLanguage()
  return {
    language,
    origin: config.ORIGIN ?? requestUrl(request).origin,
    priceTags: priceTagsIn(language),
    ...(money && { money }),
    ...(words && { words }),
    shop: { ...shopShown(language), ...(await menusShown(language)) },
    texts: withMenu(withoutUnused(textsFor(language, 'shell', 'ui', 'product'), own), menu),
  }
}

/** Replaces the header's departments by the merchant's, by slug. */
function withMenu<Sent extends { shell: Pick<Texts['shell'], 'departments'> }>(
  texts: Sent,
  menu?: MenuEntry[],
): Sent {
  if (!menu) return texts
  const names = Object.fromEntries(menu.map(({ slug, name }) => [slug, name]))
  const departments = { ...texts.shell.departments, names }
  return { ...texts, shell: { ...texts.shell, departments } } as Sent
}

/** Removes the words that no page of the shop shows. */
function withoutUnused<Sent extends Pick<Texts, 'shell'>>(texts: Sent, own: boolean) {
  const sent = withoutProblems(texts)
  if (!own) return sent
  const { download, save, copyright, ...footer } = texts.shell.footer
  return { ...sent, shell: { ...sent.shell, footer } }
}

/** Removes the words that scripts have for when nothing else can be said: 200 bytes a page. */
function withoutProblems<Sent extends Pick<Texts, 'shell'>>(texts: Sent) {
  const { notFound, broken, ...shell } = texts.shell
  if (notFound !== problems.notFound || broken !== problems.broken) return texts
  return { ...texts, shell: shell as Omit<typeof shell, never> & Partial<typeof problems> }
}

export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  const texts = { brand: '', ...problems, ...loaderData?.texts.shell }
  if (!error) return [{ title: texts.brand }]
  const missing = isRouteErrorResponse(error) && error.status === 404
  const { title } = missing ? texts.notFound : texts.broken
  return [{ title: texts.brand ? `${title} | ${texts.brand}` : title }]
}

/** A change of language is a full page load, so this data never changes in between. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={root?.language ?? 'en'} data-money={root?.money} data-words={root?.words}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageStyles />
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

/** The last resort. It shows our words, never the error's own: a message can carry a query. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const texts = useRouteLoaderData<typeof loader>('root')?.texts.shell
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <main className="page-problem page-width min-h-dvh place-content-center">
        <NotFoundText texts={texts?.notFound} />
      </main>
    )
  return (
    <main role="alert" className="page-problem page-width min-h-dvh place-content-center">
      <BrokenText texts={texts?.broken} />
    </main>
  )
}
