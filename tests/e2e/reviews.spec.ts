import { ordered, someone } from './buying'
import { boxOf } from './pages'
import { command, delivered, reviewsOf, tabTo } from './reviewing'
import { axe, expect, open, test } from './shop-test'

test('by keyboard alone: an order that came is reviewed, the merchant publishes, the page shows it', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('422')
  const { token, number } = await delivered(request)
  await open(page, `/orders/${token}`)
  await tabTo(page, `/orders/${token}/review/1`)
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Write a review: /)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a review')
  await expect(page.getByLabel('Name shown with it')).toHaveValue('Ana R.')
  await axe(page)

  await tabTo(page, 'type="submit" class="button justify-self-start')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  const stars = page.getByRole('radiogroup', { name: 'Your rating' })
  await expect(stars).toHaveAccessibleDescription('Please choose one to five stars.')
  await expect(page.getByLabel('Your review')).toHaveAccessibleDescription(/a few words/)
  await axe(page)

  await tabTo(page, 'type="radio"')
  await page.keyboard.press('Space')
  for (let pressed = 1; pressed < 4; pressed++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await tabTo(page, 'name="title"')
  await page.keyboard.type('Good </script><b>value')
  await tabTo(page, 'name="text"')
  const text = `It came on time & works. ${number}`
  await page.keyboard.type(text)
  await tabTo(page, 'type="submit" class="button justify-self-start')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'We have your review' })).toBeFocused()
  await axe(page)
  expect(reviewsOf(number)).toMatchObject([{ state: 'held', stars: 4, name: 'Ana R.', text }])
  const before = await (await request.get('/api/products/3')).json()
  expect(JSON.stringify(before)).not.toContain(number)

  await tabTo(page, `/orders/${token}/review/1`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Until then you can still change it')).toBeVisible()
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await tabTo(page, 'name="name"')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ana of Dhaka')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We have your review')).toBeVisible()

  await command('reviews', 'publish', String(reviewsOf(number)[0]?.id))
  await expect(async () => {
    await open(page, '/shop/3')
    await expect(page.getByText(text)).toBeVisible({ timeout: 500 })
  }).toPass()
  const { rating, reviews } = await (await request.get('/api/products/3')).json()
  // Others review the same product meanwhile.
  const own = expect.objectContaining({ rating: 4, reviewerName: 'Ana of Dhaka', comment: text })
  expect(reviews).toContainEqual(own)
  const facts = page.locator('.product-head')
  await expect(facts.getByRole('img', { name: `Rated ${rating} out of 5 stars` })).toBeVisible()
  await tabTo(page, 'href="#reviews"')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#reviews$/)
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport()
  const review = page.locator('.reviews-list > li').filter({ hasText: number })
  await expect(review).toContainText('Good </script><b>value')
  await expect(review).toContainText('Ana of Dhaka')
  await expect(review).toContainText('Bought here')
  await tabTo(page, 'reviews=lowest')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/reviews=lowest/)
  await expect(page.getByRole('link', { name: 'Lowest' })).toHaveAttribute('aria-current', 'true')
  await axe(page)
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  const { aggregateRating, review: written } = JSON.parse(data ?? '')
  expect(aggregateRating).toMatchObject({ ratingValue: rating })
  expect(JSON.stringify(written)).toContain(number)

  await open(page, `/orders/${token}/review/1`)
  await expect(page.getByText('Your review is published')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('a review’s page is private, for its order alone, and opens when the parcel has left', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('404')
  const { token } = await ordered(request, someone())
  const response = await open(page, `/fr/orders/${token}/review/1`)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('dès que votre colis sera en route')).toBeVisible()
  await open(page, `/orders/${token}`)
  await expect(page.getByText('Write a review')).toHaveCount(0)
  for (const path of [`/orders/${token}/review/2`, '/orders/AAAAAAAAAAAAAAAAAAAAAA/review/1'])
    expect((await page.goto(path))?.status()).toBe(404)
})

test('nothing typed is lost when the line breaks or there were too many', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('Failed to load', 'ERR_')
  const { token, number } = await delivered(request)
  await open(page, `/orders/${token}/review/1`)
  await page.getByText('5 stars').check({ force: true })
  await page.getByLabel('Your review').fill('As good as it gets')
  await page.route('**/review/1.data*', (route) => route.abort())
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByRole('alert')).toContainText('has not reached us')
  await expect(page.getByLabel('Your review')).toHaveValue('As good as it gets')
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
  expect(reviewsOf(number)).toEqual([])
  await page.unroute('**/review/1.data*')
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('We have your review')).toBeVisible()
  expect(reviewsOf(number)).toMatchObject([{ stars: 5 }])
})

test('four reviews stand open, and a press shows the others where it stood', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await open(page, '/shop/1')
  const shown = page.locator('.reviews-list > li').filter({ visible: true })
  await expect(shown).toHaveCount(4)
  const related = await boxOf(page.getByRole('region', { name: 'Related Item' }).first())
  expect(related.y).toBeLessThan(2800)
  await axe(page, '.reviews')
  const more = page.locator('.reviews-more > summary')
  await expect(more).toHaveText('Show 8 more reviews')
  await more.scrollIntoViewIfNeeded()
  const { y } = await boxOf(more)
  await more.click()
  await expect(shown).toHaveCount(12)
  expect(Math.abs((await boxOf(shown.nth(4))).y - y), 'they begin where it stood').toBeLessThan(24)
  await expect(more, 'a screen reader keeps its place').toBeFocused()
  await axe(page, '.reviews')
  await page.getByRole('link', { name: 'Lowest' }).click()
  await expect(page).toHaveURL(/reviews=lowest/)
  await expect(shown, 'what was unfolded stays so').toHaveCount(12)
})

test('a long review shows its beginning, and the rest on request', async ({ page, request }) => {
  const { token, number } = await delivered(request)
  await open(page, `/orders/${token}/review/1`)
  await page.getByText('5 stars').check({ force: true })
  const story = 'It came in the rain, and it was dry. '.repeat(24) + number
  await page.getByLabel('Your review').fill(story)
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('We have your review')).toBeVisible()
  await command('reviews', 'publish', String(reviewsOf(number)[0]?.id))
  const text = page.locator('.reviews-list p').filter({ hasText: number })
  await expect(async () => {
    await open(page, '/shop/3')
    await expect(text).toBeVisible({ timeout: 500 })
  }).toPass()
  const isCut = () => text.evaluate((one) => one.scrollHeight > one.clientHeight + 4)
  expect(await isCut()).toBe(true)
  await page.locator('.review-rest > summary').first().focus()
  await page.keyboard.press('Enter')
  expect(await isCut()).toBe(false)
  await axe(page, '.reviews')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all reviews of a product can be reached', async ({ page }) => {
    await page.goto('/shop/1')
    const shown = page.locator('.reviews-list > li').filter({ visible: true })
    await expect(shown).toHaveCount(4)
    await page.getByText('Show 8 more reviews').click()
    await expect(shown).toHaveCount(12)
  })

  test('a review is refused with all that was typed, then sent; the list is sorted', async ({
    page,
    request,
    allowed,
  }) => {
    allowed.push('422')
    const { token, number } = await delivered(request)
    await page.goto(`/orders/${token}/review/1`)
    await page.getByLabel('Your review').fill('Typed <b>once</b>')
    await page.getByRole('button', { name: 'Send the review' }).click()
    await expect(page.getByText('Please choose one to five stars.')).toBeVisible()
    await expect(page.getByLabel('Your review')).toHaveValue('Typed <b>once</b>')
    await page.locator('.rate label').nth(1).click()
    await page.getByRole('button', { name: 'Send the review' }).click()
    await expect(page.getByText('We have your review')).toBeVisible()
    expect(reviewsOf(number)).toMatchObject([{ stars: 2, text: 'Typed <b>once</b>' }])
    await page.goto('/shop/3')
    await page.getByRole('link', { name: 'Highest' }).click()
    await expect(page).toHaveURL(/reviews=highest#reviews$/)
    await expect(page.getByRole('link', { name: 'Highest' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})
