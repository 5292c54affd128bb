import { importProducts } from '../../../app/catalogue/incoming/import-products.server'
import { refreshIndex } from '../../../app/catalogue/index/current-index.server'
import type { Database } from '../../../app/database/tables.server'

/** A pottery in Austria: euro, prices with tax, German only, nothing of the demo. */
export const POTTERY = {
  'shop.kind': 'own',
  'shop.open': true,
  'shop.name': 'Töpferei Huber',
  'shop.legalName': 'Huber Keramik GmbH',
  'shop.street': 'Hauptplatz 1',
  'shop.city': '4020 Linz, Österreich',
  'shop.country': 'AT',
  'shop.phone': '+43 732 000000',
  'shop.emails': ['hallo@huber.example'],
  'shop.languages': ['de'],
  'shop.defaultLanguage': 'de',
  'shop.timeZone': 'Europe/Vienna',
  'shop.accent': '#1a4d8f',
  'money.currency': 'EUR',
  'money.pricesIncludeTax': true,
  'money.taxNumber': 'ATU00000000',
  'money.taxClasses': ['standard', 'reduced'],
  'money.taxRates': [
    { country: 'AT', class: 'standard', percent: 20 },
    { country: 'AT', class: 'reduced', percent: 10 },
    { country: 'DE', class: 'standard', percent: 19 },
  ],
  'shipping.zones': [
    { name: 'Österreich', countries: ['AT'], rates: [{ cents: 490, freeFrom: 8000 }] },
    { name: 'Deutschland', countries: ['DE'], rates: [{ cents: 1290 }] },
  ],
  'shipping.transitDays': 'AT:1-2 DE:3-5',
  'payment.ways': [{ way: 'bank' }, { way: 'cash_on_delivery', countries: ['AT'], fee: 300 }],
  'payment.bankAccounts': [
    {
      holder: 'Huber Keramik GmbH',
      bank: 'Bank in Linz',
      account: 'AT00 0000 0000 0000 0000',
      bic: 'HUBEATLL',
    },
  ],
}

const PICTURE = 'https://pictures.example/1.webp'
const described = { description: 'Von Hand gedreht.', thumbnail: PICTURE, images: [], weight: 0.6 }

/** Its products; names in Bengali and Greek, one with options, one reduced without any history. */
export const POTTERY_PRODUCTS = [
  { id: 101, title: 'Teeschale', category: 'Schalen', price: 24.5, stock: 12 },
  { id: 102, title: 'নকশি কাঁথা শাড়ি', category: 'শাড়ি', price: 89, stock: 4 },
  { id: 103, title: 'Αμφορέας από πηλό', category: 'Αγγεία', price: 140, stock: 2 },
  { id: 104, title: 'Krug', category: 'Krüge', price: 39.9, stock: 7, discountPercentage: 40 },
  {
    id: 105,
    title: 'Teller',
    category: 'Teller',
    options: [{ name: 'Größe', values: ['18 cm', '24 cm'] }],
    variants: [
      { sku: 'TELLER-18', values: ['18 cm'], price: 19, stock: 20 },
      { sku: 'TELLER-24', values: ['24 cm'], price: 26, stock: 3 },
    ],
  },
].map((product) => ({ ...described, ...product }))

/** Imports the pottery's products as its merchant would. Throws when one is refused. */
export async function importPottery(db: Database) {
  const rows = async function* () {
    for (const [row, value] of POTTERY_PRODUCTS.entries()) yield { row, value }
  }
  const { rejected } = await importProducts(db, rows(), { source: 'file' })
  if (rejected.length > 0) throw new Error(JSON.stringify(rejected))
  await refreshIndex(db)
}

/** A customer of the pottery. */
export const POTTERY_BILLING = {
  firstName: 'Φωτεινή',
  lastName: 'শাহনাজ',
  country: 'AT',
  street: 'Ring 1',
  city: 'Wien',
  postCode: '1010',
  phone: '+43 1 0000000',
  email: 'kundin@mail.example',
}

/**
 * What only the demo may say: its name, currency, country, false price, tax, hours and categories.
 * Addresses of files and the names of programs are no words.
 */
const DEMO_WORDS =
  /Exclusive|(?<![\w$])\$\s?\d|\bUSD\b|Bangladesh|Bangladesch|Dhaka|\bBD\b|\b160[.,]00|\bAPP3\b|\b15\s?%|\b40\s?%|Womans? Fashion|Damenmode|Flash Sales|Kopfhörer|Parfum|Spielkonsole|South Asia|Südasien|24\/7|rund um die Uhr|2015|Download App|\+880|Free \d+ Days|Kostenlose Rücksendung|costs you nothing|kostet Sie nichts/

/** Returns whether a page, its data for scripts included, names the demo's country. */
export const namesDemoCountry = (html: string) => /Banglad|Dhaka/.test(html)

/** Returns the first words of the demo in a text, with what stands around them. */
export function demoWords(text: string) {
  const plain = text
    .replace(/<(style|script)\b(?![^>]*application\/(ld\+)?json)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<option value="BD"[^>]*>[^<]*/g, ' ') // The list of all countries is nobody's choice.
    .replace(/[\u00a0\u202f]/g, ' ')
  const found = DEMO_WORDS.exec(plain)
  return found && plain.slice(Math.max(0, found.index - 80), found.index + 80)
}
