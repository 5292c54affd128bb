import { expect, test } from '../shop-test'
import { signIn } from './desk'

const PRODUCT = 3

test('words stored at the desk are on the French pages without a restart', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/desk')
  const before = await page.request.get(`/fr/shop/${PRODUCT}`)
  expect(await before.text()).not.toContain('Palette de nuit')
  const status = await page.evaluate(async (id) => {
    const headers = { 'X-Desk': '1', 'Content-Type': 'application/json' }
    const read = await (await fetch(`/api/desk/products/${id}`, { headers })).json()
    const texts = { fr: { title: 'Palette de nuit', description: 'Douze teintes.' } }
    const { stock, variants } = read.form
    const pieces = variants.map((one: { id: number; stock: number }) => [one.id, one.stock])
    const body = {
      form: { ...read.form, texts, gtin: '4006381333931' },
      version: read.version,
      stock: { own: stock, variants: Object.fromEntries(pieces) },
    }
    const init = { method: 'PUT', headers, body: JSON.stringify(body) }
    return (await fetch(`/api/desk/products/${id}`, init)).status
  }, PRODUCT)
  expect(status).toBe(200)
  const html = async (path: string) => (await page.request.get(path)).text()
  await expect.poll(() => html(`/fr/shop/${PRODUCT}`)).toContain('Palette de nuit')
  const french = await html(`/fr/shop/${PRODUCT}`)
  expect(french).toContain('<meta name="description" content="Douze teintes."')
  expect(french).toContain('"name":"Palette de nuit"')
  expect(french).toContain('"gtin":"4006381333931"')
  expect(french).toMatch(/<h1 id="product-title" lang="fr"[^>]*>Palette de nuit</)
  for (const path of [`/shop/${PRODUCT}`, `/de/shop/${PRODUCT}`])
    expect(await html(path)).not.toContain('Palette de nuit')
  await page.goto(`/fr/shop/${PRODUCT}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palette de nuit')
})
