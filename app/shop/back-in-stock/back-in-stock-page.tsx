import { data, Form } from 'react-router'
import { confirmRequest, forgetRequestsOf } from '../../catalogue/back-in-stock/requests.server'
import { readProductId } from '../../catalogue/product/product-id'
import { cardsByIds } from '../../catalogue/queries/cards.server'
import { db } from '../../database/current.server'
import { readForm } from '../../http/read-form.server'
import { requestUrl } from '../../input/request-url'
import { catalogueLanguage, inLanguage, languageOf } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { textsFor } from '../../texts/texts.server'
import { Breadcrumb } from '../../ui/breadcrumb'
import { privateMeta } from '../../ui/page-meta'
import { fromCatalogue } from '../from-catalogue.server'
import type { Route } from './+types/back-in-stock-page'

const STATES = [
  'sent',
  'invalid',
  'later',
  'inStock',
  'confirm',
  'confirmed',
  'leave',
  'left',
  'unknown',
] as const
type State = (typeof STATES)[number]

/** `?state=` names the text; `?confirm=` (with `product`) and `?leave=` carry a mail's token. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = requestUrl(request).searchParams
  const id = readProductId(query.get('product') ?? undefined)
  const variant = readProductId(query.get('variant') ?? undefined)
  const language = languageOf(request.url)
  const [product] = id ? await fromCatalogue(() => cardsByIds(db, [id], language)) : []
  const state: State = query.has('confirm')
    ? 'confirm'
    : query.has('leave')
      ? 'leave'
      : (STATES.find((one) => one === query.get('state')) ?? 'unknown')
  return data(
    {
      state,
      token: query.get('confirm') ?? query.get('leave') ?? '',
      product: product && { id: product.id, title: product.title, lang: product.lang, variant },
      texts: textsFor(language, 'backInStock', 'shop'),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = (args: Route.MetaArgs) => {
  const { state = 'unknown', texts } = args.loaderData ?? {}
  const t = texts?.backInStock
  return privateMeta(args, t?.pageTitle, t?.[state])
}

/** A link shows a button first, because mail programs open links before the reader does. */
export async function action({ request }: Route.ActionArgs): Promise<{ state: State }> {
  const form = await readForm(request)
  const token = String(form.get('token') ?? '')
  if (form.get('do') === 'leave') {
    await forgetRequestsOf(db, token)
    return { state: 'left' }
  }
  const product = readProductId(String(form.get('product')))
  const variant = readProductId(String(form.get('variant')))
  const known = product !== undefined && (await confirmRequest(db, token, product, variant))
  return { state: known ? 'confirmed' : 'unknown' }
}

export default function BackInStockPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts('backInStock')
  const { home } = useTexts('shop')
  const language = useLanguage()
  const { product, token } = loaderData
  const state = (actionData ?? loaderData).state as State
  const needsButton = state === 'confirm' || state === 'leave'
  return (
    <>
      <Breadcrumb items={[{ label: home, to: '/' }, { label: t.pageTitle }]} />
      <div className="max-w-2xl space-y-6">
        <h1 className="font-heading text-3xl font-semibold md:text-4xl">{t[`${state}Title`]}</h1>
        {product && (
          <p lang={catalogueLanguage(language, product)}>
            <a
              href={inLanguage(
                language,
                `/shop/${product.id}${product.variant ? `?variant=${product.variant}` : ''}`,
              )}
              className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline"
            >
              {product.title}
            </a>
          </p>
        )}
        <p role={needsButton ? undefined : 'status'}>{t[state]}</p>
        {needsButton && (
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            {product && <input type="hidden" name="product" value={product.id} />}
            {product?.variant && <input type="hidden" name="variant" value={product.variant} />}
            <button type="submit" name="do" value={state} className="button">
              {state === 'leave' ? t.leaveButton : t.confirmButton}
            </button>
          </Form>
        )}
      </div>
    </>
  )
}
