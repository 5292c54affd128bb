import { z } from 'zod'
import { LANGUAGES, type Language } from '../../../business'
import { draftDetail } from '../../../catalogue/care/form/draft-detail.server'
import { formInput } from '../../../catalogue/care/form/form-input.server'
import { MOST_VARIANTS } from '../../../catalogue/care/form/product-form'
import { LARGEST_PRODUCT_ID } from '../../../catalogue/product/product-id'
import { categories } from '../../../catalogue/queries/products.server'
import { renderNow } from '../../../http/pages/current-renderer.server'
import { shopOrigin } from '../../../http/shop-url.server'
import { draftProduct } from '../../../shop/product/draft-product.server'
import { basenameOf } from '../../../texts/language'
import { DeskFault, endpoint, wrongField } from '../../api/endpoint'
import { inertPage } from '../../api/inert-page'
import { countPreview } from '../../api/previews.server'

/** The preview only shows: it runs no script and submits no form. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ')

export const previewEndpoint = endpoint('POST /products/preview', 'products.change', {
  input: z.object({
    form: formInput,
    id: z.int().min(1).max(LARGEST_PRODUCT_ID).optional(),
    language: z.enum(LANGUAGES as readonly [Language, ...Language[]]),
    /** Index of the chosen variant in the form, as unsaved variants have no number. */
    variant: z
      .int()
      .min(0)
      .max(MOST_VARIANTS - 1)
      .optional(),
  }),
  async handle({ db, input: { form, id, language, variant }, staff }) {
    await countPreview(staff)
    if (!(await categories(db)).some(({ slug }) => slug === form.category))
      throw wrongField('form.category', 'There is no such category.')
    const product = await draftDetail(db, form, language, id)
    const address = `${shopOrigin()}${basenameOf(language).replace(/\/$/, '')}/shop/${product.id}`
    const chosen = variant === undefined ? undefined : product.variants?.[variant]
    const query = chosen ? `?variant=${chosen.id}` : ''
    const page = await renderNow(new Request(address + query), (context) =>
      context.set(draftProduct, product),
    )
    if (page.status !== 200)
      throw new DeskFault(503, 'page_away', 'The page cannot be drawn right now.')
    return new Response(inertPage(await page.text()), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': POLICY,
        'X-Frame-Options': 'SAMEORIGIN',
        'X-Robots-Tag': 'noindex',
      },
    })
  },
})
