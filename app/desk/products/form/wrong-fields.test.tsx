import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { formInput } from '../../../catalogue/care/form/form-input.server'
import type { ProductForm } from '../../../catalogue/care/form/product-form'
import { products } from '../../../texts/desk/en/products'
import { ProductFields } from './product-fields'
import { errorsOfForm } from './use-editing'
import { fieldName, WrongFields } from './wrong-fields'

const LONG = 'x'.repeat(501)
const LONGEST = 'x'.repeat(20_001)

const variant = (values: string[], more = {}) => ({
  ...{ values, sku: 'SAME', gtin: '1', price: 0, compareAt: -1, weight: -1, stock: -1 },
  ...{ pictures: [], ...more },
})

/** A form in which everything is wrong that can be. */
const WRONG: ProductForm = {
  ...{ tags: [], slug: '12', seo: { en: { title: LONGEST, description: LONGEST } } },
  ...{ title: '', description: LONGEST, category: '', brand: LONG, colour: LONG, sku: LONG },
  ...{ gtin: '1', weight: -1, price: -1, stock: -1, discount: -1, taxClass: 'none', visible: true },
  ...{ warranty: LONG, shipping: LONG, returns: LONG },
  pictures: [
    { address: 'nowhere', text: LONG },
    { address: 'nowhere', text: '' },
  ],
  texts: { fr: { title: LONG, description: LONGEST } },
  options: [
    { name: '', values: ['S', 'S', LONG] },
    { name: '', values: [] },
  ],
  variants: [
    variant(['S', 'red']),
    variant(['S', 'red']),
    variant(['', 'red'], { weight: 1e9, compareAt: 1e10 }),
  ],
}

vi.stubGlobal('location', { origin: 'https://shop.example' })

function errorsIn(form: ProductForm) {
  const { error } = formInput.safeParse(form)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path }) => [path.join('.'), `Refused: ${path.join('.')}.`]),
  )
}

/** Renders all fields of a form as after the server refused `errors`. */
function rendered(
  form: ProductForm,
  errors: Record<string, string>,
  discounts = false,
  first = 'en',
) {
  const client = new QueryClient()
  client.setQueryData(['/session', {}], {
    staff: { id: '1', name: 'Mina', email: 'mina@example.com', role: 'owner' },
    confirmedAt: 0,
    shop: { name: 'Shop', timeZone: 'UTC', currency: 'USD', pattern: '2' },
  })
  client.setQueryData(['/products/choices', {}], {
    ...{ categories: [], brands: [], tags: [], taxClasses: ['standard', 'reduced'] },
    ...{ offered: ['en', 'fr'], languages: ['fr'], weightUnit: 'kg', discounts },
    ...{ main: 'en', first },
  })
  const screen = (
    <ProductFields
      form={form}
      set={() => {}}
      errorAt={(path) => errors[path]}
      errorIn={(path) =>
        Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1]
      }
      paths={{}}
      addPaths={() => {}}
      isDisabled={false}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: screen }])
  return renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('each field that the server refuses shows its refusal where it is corrected', () => {
  const errors = errorsIn(WRONG)
  const paths = Object.keys(errors)
  expect(paths.length).toBeGreaterThan(30)
  // A field with several refusals shows one at a time.
  for (let left = paths; left.length > 0; ) {
    const html = rendered(WRONG, Object.fromEntries(left.map((one) => [one, `${errors[one]}`])))
    const hidden = left.filter((one) => !html.includes(`${errors[one]}`))
    expect(hidden.length, `nowhere shown: ${hidden}`).toBeLessThan(left.length)
    left = hidden
  }
})

test('a discount that shows nothing is not asked for, where an own shop has its price history', () => {
  expect(rendered(WRONG, {})).not.toContain('Discount in per cent')
  expect(rendered(WRONG, {}, true)).toContain('Discount in per cent')
})

test('a shop that begins in German and offers English says in which language a title is typed', () => {
  const words = 'In English, as the shop offers it. German has its own fields'
  expect(rendered(WRONG, {})).not.toContain(words)
  expect(rendered({ ...WRONG, title: 'Lamp' }, {}, false, 'de')).toContain(words)
})

test('a new product with variants that all have prices is refused at no field', () => {
  const form: ProductForm = {
    ...WRONG,
    ...{ slug: null, seo: {}, tags: [] },
    ...{ title: 'Tee', description: '', category: 'tops', brand: null, colour: null, sku: null },
    ...{ gtin: null, weight: 0, price: 0, stock: 0, discount: 0, taxClass: null },
    ...{ warranty: '', shipping: '', returns: '', pictures: [], texts: {} },
    options: [{ name: 'Size', values: ['S'] }],
    variants: [variant(['S'], { gtin: null, price: 900, compareAt: null, weight: null, stock: 0 })],
  }
  expect(errorsIn(form)).toEqual({})
  expect(errorsIn({ ...form, options: [], variants: [] })).toEqual({ price: 'Refused: price.' })
})

test('the list of what is wrong names the field of each refusal', () => {
  for (const path of Object.keys(errorsIn(WRONG)))
    expect(fieldName(path, WRONG, products), path).not.toBeUndefined()
  const form: ProductForm = { ...WRONG, variants: [variant(['S', 'red']), variant(['M', 'red'])] }
  const errors = { 'form.title': 'Give it a title.', 'form.variants.1.price': 'Give it a price.' }
  expect(renderToString(<WrongFields errors={errors} form={form} />)).toBe(
    '<ul class="list-disc pl-5"><li>Price of M / red: Give it a price.</li><li>Title: Give it a title.</li></ul>',
  )
  expect(errorsOfForm({ errors })).toHaveProperty(['variants.1.price'])
})
