import { expect } from '@playwright/test'
import type { MerchantHand } from './merchant-hand'
import { bowlPicture } from './pottery-pictures'
import { goOn } from './settings-steps'

/** Each page begins with what the settings say; what is marked ⟦…⟧ is the merchant's to fill in. */
export async function writeLegalPages(hand: MerchantHand) {
  hand.begin('terms, privacy, imprint')
  for (const kind of ['Terms', 'Privacy', 'Imprint']) {
    await goOn(hand, 'Write the legal pages')
    await hand.button(kind)
    const text = hand.page.getByRole('textbox', { name: 'Text, in Markdown' })
    await expect(text).not.toHaveValue('')
    await fillPlaces(hand, await text.inputValue())
    await hand.toggle('Published')
    await hand.button('Save')
    await expect(hand.page).toHaveURL(/\/desk\/pages\/[0-9a-f-]{36}$/)
  }
}

/** Writes something into each marked place, as one field each. */
async function fillPlaces(hand: MerchantHand, text: string) {
  const places = text.match(/⟦[^⟧]*⟧/g) ?? []
  const field = hand.page.getByRole('textbox', { name: 'Text, in Markdown' })
  let filled = text
  for (const place of places) {
    filled = filled.replace(place, 'Anna Huber')
    await hand.type(field, filled)
    hand.retype(filled.length - 'Anna Huber'.length)
  }
}

export async function addProduct(hand: MerchantHand) {
  hand.begin('first product')
  await goOn(hand, 'Add the first product')
  // The page's editor, which has a title too, stays until the next screen is here.
  await expect(hand.page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible()
  await hand.field('Title', 'Teeschale')
  await hand.field('Description', 'Von Hand gedreht und mit Holz gebrannt.')
  await hand.choose(/Category$/, 'Schalen')
  await hand.toggle('Shown in the shop')
  await hand.file(/^Choose files$/, await bowlPicture('teeschale.jpg', '#3f6d8c'))
  await hand.field('What picture 1 shows', 'Eine blaue Teeschale')
  await hand.field('Price', '24.50')
  await hand.field('Units in stock', '12')
  await hand.field('Weight in kg', '0.4')
  await hand.button('Save')
  await hand.page.waitForURL(/\/desk\/products\/\d+$/)
}

export async function arrangeHome(hand: MerchantHand) {
  hand.begin('home page: slide, products, text')
  await goOn(hand, 'Arrange the home page')
  await hand.choose(/Kind of section$/, 'Slides')
  await hand.button('Add a section')
  await hand.field('Small heading', 'Töpferei Huber, Linz')
  await hand.field('Title', 'Schalen für jeden Tag')
  await hand.file('Picture: Choose a file…', await bowlPicture('werkstatt.jpg', '#8c4a2f'))
  await hand.field('Describe it for those who do not see it', 'Eine rotbraune Schale')
  await hand.field('Words of the button', 'Alle Schalen')
  await hand.choose(/Where it leads$/, 'A category')
  await hand.choose(/Kind of section$/, 'Text')
  await hand.button('Add a section')
  await hand.field('Title', 'Aus unserer Werkstatt')
  await hand.field('Text in Markdown', 'Seit 1987 drehen wir **von Hand**, in Linz an der Donau.')
  await hand.button('Publish')
  await expect(hand.page.getByText('Published.')).toBeVisible()
}
