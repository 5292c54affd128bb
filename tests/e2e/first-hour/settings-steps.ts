import { expect } from '@playwright/test'
import type { MerchantHand } from './merchant-hand'

async function saveSettings(hand: MerchantHand) {
  await hand.button(/^Save \d+ changes?$/)
  await expect(hand.page.getByText('Not saved yet')).toHaveCount(0)
}

const box = ({ page }: MerchantHand, name: string) =>
  page.getByRole('combobox', { name, exact: true })

/** The line above each screen, which leads to the next step. */
export const goOn = (hand: MerchantHand, words: string) => hand.link(`Next: ${words}`)

/** The owner's link is open. */
export async function becomeOwner(hand: MerchantHand) {
  hand.begin('account, by the owner’s link')
  await hand.field('Your name', 'Anna Huber')
  await hand.field('E-mail address', 'anna@huber.example')
  await hand.button('Make a passkey')
  await expect(hand.page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
}

export async function nameShop(hand: MerchantHand) {
  hand.begin('name, seller, languages')
  await hand.link('Name it: Name the shop')
  await hand.field('Name', 'Töpferei Huber')
  await hand.field('Legal name', 'Huber Keramik GmbH')
  await hand.field('Street', 'Hauptplatz 1')
  await hand.field('City and post code', '4020 Linz')
  await hand.find(box(hand, 'Country'), 'Austria', 'Austria (AT)')
  await hand.field('Phone', '+43 732 000000')
  await hand.field('E-mail addresses', 'hallo@huber.example')
  await expect(box(hand, 'Time zone')).toHaveValue('Europe/Vienna') // as the country's clocks
  await hand.find(box(hand, 'Time zone'), 'Vienna', 'Europe/Vienna')
  for (const language of ['French', 'Spanish', 'English']) await hand.toggle(language)
  await hand.choose(/Default language$/, 'German')
  await saveSettings(hand)
}

export async function chooseLook(hand: MerchantHand) {
  hand.begin('colour')
  await goOn(hand, 'Choose a logo or a colour')
  await hand.field('Accent colour', '#1a4d8f')
  await saveSettings(hand)
}

export async function sayWhatIsSold(hand: MerchantHand) {
  hand.begin('first category')
  await goOn(hand, 'Say what you sell')
  await hand.button('Add category')
  await hand.field('Name', 'Schalen')
  await hand.button('Save')
  await expect(hand.page.getByRole('dialog')).toHaveCount(0)
}

export async function setTax(hand: MerchantHand) {
  hand.begin('currency and tax')
  await goOn(hand, 'Set currency and tax')
  await hand.find(box(hand, 'Currency'), 'EUR', 'Euro (EUR)')
  await hand.toggle('Prices include tax')
  await hand.field('Tax number', 'ATU00000000')
  await hand.button('Tax rates: add one')
  const rates = hand.page.getByRole('group', { name: 'Tax rates' })
  await hand.find(rates.getByRole('combobox', { name: 'Country' }), 'Austria', 'Austria (AT)')
  await hand.type(rates.getByRole('textbox', { name: 'Per cent' }), '20')
  await saveSettings(hand)
}

export async function setShipping(hand: MerchantHand) {
  hand.begin('where it is sent')
  await goOn(hand, 'Say where you send')
  await hand.button('Zones and rates: add one')
  const zones = hand.page.getByRole('group', { name: 'Zones and rates' })
  await hand.type(zones.getByRole('textbox', { name: 'Name' }), 'Österreich')
  await hand.find(zones.getByRole('combobox', { name: 'Countries' }), 'Austria', 'Austria (AT)')
  await hand.page.keyboard.press('Escape')
  await hand.type(zones.getByRole('textbox', { name: 'Costs' }), '4.90')
  await hand.type(zones.getByRole('textbox', { name: 'Free from' }), '80')
  await hand.field('Days on the way', 'AT:1-2')
  await saveSettings(hand)
}

export async function choosePayment(hand: MerchantHand) {
  hand.begin('ways to pay')
  await goOn(hand, 'Choose the ways to pay')
  await hand.button('Remove Ways to pay 2')
  await hand.button('Bank accounts: add one')
  await hand.field('Holder', 'Huber Keramik GmbH')
  await hand.field('Bank', 'Bank in Linz')
  await hand.field('Account', 'AT48 3200 0000 1234 5864')
  await hand.field('BIC or IFSC', 'RLNWATWW')
  await saveSettings(hand)
}
