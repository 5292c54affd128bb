import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { phonePhoto } from '../support/buyers/photos'
import { rows } from './buying'
import { signIn } from './desk/desk'
import { command, delivered, reviewsOf, tabTo } from './reviewing'
import { axe, expect, open, test } from './shop-test'

const jpeg = async (name: string, colour = '#a33', width = 400) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto(colour, width),
})
const page1 = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') }
const gif = { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }

const photosOf = (number: string) =>
  rows<{ name: string }>(
    `select review_photos.name from review_photos join reviews on reviews.id = review_id
     join orders on orders.id = order_id where number = ? order by place`,
    number,
  ).map(({ name }) => name)

/** Presses Enter on what has the focus, and gives the files to the chooser that opens. */
async function choose(page: Page, files: Awaited<ReturnType<typeof jpeg>>[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(files)
}

test('by keyboard alone: photos are chosen, refused, taken away and sent; the writer sees them again', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('404')
  const { token, number } = await delivered(request)
  // This listener catches every chooser: one that is added for each may come late.
  page.on('filechooser', () => undefined)
  await open(page, `/orders/${token}/review/1`)
  await page.getByText('4 stars').check({ force: true })
  await page.getByLabel('Your review').fill(`Seen in daylight. ${number}`)
  const photos = page.getByRole('group', { name: 'Photos (optional)' })
  const add = photos.getByRole('button', { name: 'Add photos' })
  await expect(add).toHaveAccessibleDescription(/Up to 3 photos/)
  await page.getByLabel('Your review').focus()
  await tabTo(page, 'aria-describedby="review-photos-hint"')
  await choose(page, [gif, page1, await jpeg('one.jpg')])
  await expect(photos.getByRole('alert')).toContainText(
    'moving.gif is not a JPEG, PNG, WebP or AVIF picture.',
  )
  await expect(photos.getByRole('alert')).toContainText('page.jpg cannot be opened')
  await expect(photos.getByRole('img')).toHaveCount(1)
  await axe(page)
  await choose(page, [await jpeg('large.jpg', '#3a3', 4000), await jpeg('three.jpg', '#33a')])
  await expect(photos.getByRole('status')).toHaveText('3 photos chosen')
  await choose(page, [await jpeg('four.jpg', '#333')])
  await expect(photos.getByRole('alert')).toHaveText('Please choose 3 photos at most.')
  await expect(add).toHaveAccessibleDescription(/3 photos at most/)
  await photos.getByRole('button', { name: 'Remove one.jpg' }).focus()
  await page.keyboard.press('Enter')
  await expect(add).toBeFocused()
  await expect(photos.getByRole('alert')).toHaveCount(0)
  await expect(photos.getByRole('img')).toHaveCount(2)
  const sizes = await page.locator('input[name=photos]').evaluate(async (field) => {
    const files = [...((field as HTMLInputElement).files ?? [])]
    const bitmaps = await Promise.all(files.map((file) => createImageBitmap(file)))
    return bitmaps.map(({ height }) => height)
  })
  expect(sizes, 'a large one is made smaller before it is sent').toEqual([1600, 400])
  await tabTo(page, 'type="submit" class="button justify-self-start')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We have your review')).toBeVisible()
  const names = photosOf(number)
  expect(names).toHaveLength(2)
  const [first = ''] = names
  expect((await request.get(`/media/reviews/${first}`)).status()).toBe(404)

  await open(page, `/orders/${token}/review/1`)
  await expect(photos.getByRole('img', { name: 'Your photo 2' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Remove Your photo 2' }).check()
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('We have your review')).toBeVisible()
  expect(photosOf(number)).toEqual([first])
})

test('by keyboard alone: a published photo enlarges on the product’s page; a hidden one is gone', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('404')
  const { token, number } = await delivered(request)
  const text = `Seen in daylight. ${number}`
  const form = { stars: '4', name: 'Ana R.', title: '', text, photos: await jpeg('one.jpg') }
  const answer = await request.post(`/orders/${token}/review/1`, { multipart: form })
  expect(answer.status()).toBe(200)
  const [first = ''] = photosOf(number)
  await command('reviews', 'publish', String(reviewsOf(number)[0]?.id))
  const review = page.locator('.reviews-list > li').filter({ hasText: number })
  await expect(async () => {
    await open(page, '/shop/3')
    await expect(review).toBeVisible({ timeout: 500 })
  }).toPass()
  const photo = review.getByRole('img', { name: 'Photo 1 of 1 from Ana R.' })
  await expect(photo).toHaveAttribute('loading', 'lazy')
  await expect(photo).toHaveAttribute('width', '80')
  await photo.scrollIntoViewIfNeeded()
  await expect(async () =>
    expect(await photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(50),
  ).toPass()
  const whole = await request.get(`/media/reviews/${first}/1280.webp`)
  const kept = await sharp(await whole.body()).metadata()
  expect([kept.format, kept.exif, kept.width]).toEqual(['webp', undefined, expect.any(Number)])
  await review.getByRole('link').focus()
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Enlarged pictures' })
  await expect(zoom.getByRole('img', { name: 'Photo 1 of 1 from Ana R.' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(review.getByRole('link')).toBeFocused()
  await command('reviews', 'hide', String(reviewsOf(number)[0]?.id))
  await expect(async () => {
    expect((await request.get(`/media/reviews/${first}`)).status()).toBe(404)
  }).toPass()
})

test('what the shop itself refuses is said at the field, and photos stay; the desk takes one away', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('422')
  const { token, number } = await delivered(request)
  await open(page, `/orders/${token}/review/1`)
  await page.getByText('5 stars').check({ force: true })
  await page.getByLabel('Your review').fill('Typed once')
  await page.locator('input[name=photos]').setInputFiles([await jpeg('one.jpg')])
  await expect(page.getByRole('status').filter({ hasText: '1 photo chosen' })).toBeVisible()
  await page.getByLabel('Name shown with it').fill('')
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('Please enter the name')).toBeVisible()
  await expect(page.getByText('choose your photos again')).toHaveCount(0)
  await page.getByLabel('Name shown with it').fill('Ana')
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('We have your review')).toBeVisible()
  expect(photosOf(number)).toHaveLength(1)

  await signIn(page, 'staff')
  await page.goto('/desk/reviews')
  const review = page.getByRole('listitem').filter({ hasText: number }).filter({ hasText: 'Typed' })
  const photo = review.getByRole('img', { name: 'Photo 1' })
  await expect(async () =>
    expect(await photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(50),
  ).toPass()
  await axe(page)
  await review.getByRole('button', { name: 'Remove photo 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(review.getByRole('img', { name: 'Photo 1' })).toHaveCount(0)
  await expect(review.getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(photosOf(number)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a bad file is refused with all that was typed, then good ones are sent', async ({
    page,
    request,
    allowed,
  }) => {
    allowed.push('422')
    const { token, number } = await delivered(request)
    await page.goto(`/fr/orders/${token}/review/1`)
    await page.locator('.rate label').nth(4).click()
    await page.getByLabel('Votre avis').fill('Écrit <b>une fois</b>')
    const field = page.locator('input[name=photos]')
    await field.setInputFiles([await jpeg('une.jpg'), gif])
    const send = page.getByRole('button', { name: 'Envoyer l’avis' })
    await send.click()
    await expect(page.getByText('moving.gif n’est pas une image')).toBeVisible()
    await expect(page.getByText('choisir à nouveau vos photos')).toBeVisible()
    await expect(page.getByLabel('Votre avis')).toHaveValue('Écrit <b>une fois</b>')
    await expect(field).toHaveAccessibleDescription(/moving\.gif/)
    await field.setInputFiles([await jpeg('une.jpg')])
    await send.click()
    await expect(page.getByText('Nous avons reçu votre avis')).toBeVisible()
    expect(reviewsOf(number)).toMatchObject([{ stars: 5, text: 'Écrit <b>une fois</b>' }])
    expect(photosOf(number)).toHaveLength(1)
  })
})
