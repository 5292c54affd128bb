import { expect, test } from 'vitest'
import type { Language } from '../../business'
import { readPrice } from '../dictionary/price-words'
import { shippedGroups } from '../dictionary/shipped-synonyms.server'
import { Synonyms } from '../dictionary/synonym-groups'
import { readSearch } from './read-search.server'

test.each([
  ['headphones under $500', { max: '500', rest: 'headphones' }],
  ['phone less than $20.50', { max: '20.5', rest: 'phone' }],
  ['Kopfhörer unter 50 €', { max: '50', rest: 'Kopfhörer' }],
  ['casque moins de 1 500 euros', { max: '1500', rest: 'casque' }],
  ['montre jusqu’à 99,90 €', { max: '99.9', rest: 'montre' }],
  ['zapatos hasta 100', { max: '100', rest: 'zapatos' }],
  ['perfume between 50 and 100', { min: '50', max: '100', rest: 'perfume' }],
  ['Stuhl zwischen 50 und 80 €', { min: '50', max: '80', rest: 'Stuhl' }],
  ['chair over 1,500', { min: '1500', rest: 'chair' }],
  ['laptop 300 or less', { max: '300', rest: 'laptop' }],
  ['শাড়ি ৫০০ টাকার নিচে', { max: '500', rest: 'শাড়ি' }],
  ['keyboard 40-80 dollars', { min: '40', max: '80', rest: 'keyboard' }],
  ['bag $20 to $50', { min: '20', max: '50', rest: 'bag' }],
  ['phone under $1k', { max: '1000', rest: 'phone' }],
  ['chair around 100', { min: '70', max: '130', rest: 'chair' }],
  ['Stuhl um die 100 Euro', { min: '70', max: '130', rest: 'Stuhl' }],
  ['best value watch', { sort: 'price-asc', rest: 'watch' }],
  ['socks 39-42', { rest: 'socks 39-42' }],
  ['book about 5 years', { rest: 'book about 5 years' }],
  ['cheap phone', { sort: 'price-asc', rest: 'phone' }],
  ['günstige Sonnenbrille', { sort: 'price-asc', rest: 'Sonnenbrille' }],
  ['chaise pas chère', { sort: 'price-asc', rest: 'chaise' }],
  ['reloj más caro', { sort: 'price-desc', rest: 'reloj' }],
  ['best rated sofa', { sort: 'rating', rest: 'sofa' }],
  ['tank under armour', { rest: 'tank under armour' }],
  ['tape under 5 m', { rest: 'tape under 5 m' }],
  ['iphone 15', { rest: 'iphone 15' }],
  ['20 euro', { min: '14', max: '26', rest: '' }],
  ['Geschenk 20€', { min: '14', max: '26', rest: 'Geschenk' }],
  ['gift $50', { min: '35', max: '65', rest: 'gift' }],
  ['dumbbell 5 pounds', { rest: 'dumbbell 5 pounds' }],
  ['teuer', { sort: 'price-desc', rest: '' }],
])('the price of %j is read', (text, { rest, ...price }) => {
  const { said, ...read } = readPrice(text)
  expect(read).toEqual({ rest, ...price })
  expect(said.length > 0).toBe(Object.keys(price).length > 0)
})

const values = (names: string[]) => names.map((name) => ({ name, count: 1 }))
const facets = {
  categories: [
    { slug: 'shirts', name: 'Shirts', department: 'mens-fashion', count: 1 },
    { slug: 'dresses', name: 'Dresses', department: 'womens-fashion', count: 1 },
  ],
  prices: [],
  brands: values(['Kestrel & Rowe', 'Halden', 'Fischer']),
  colours: values(['Red', 'Grey', 'Rose Gold', 'Cream', 'Silver']),
  sizes: values(['42', 'XL', 'M']),
} as never
const synonyms = new Synonyms(shippedGroups)
const { isThing } = synonyms
const read = (text: string, language: Language = 'en') => {
  const { words, filters } = readSearch(text, { facets, language, isThing })
  return { words, ...filters }
}

test.each([
  ['red handbag', { words: 'handbag', colour: ['Red'] }],
  ['rotes Kleid', { words: 'Kleid', colour: ['Red'] }],
  ['robe rouge', { words: 'robe', colour: ['Red'] }],
  ['vestido rojo', { words: 'vestido', colour: ['Red'] }],
  ['লাল শাড়ি', { words: 'শাড়ি', colour: ['Red'] }],
  ['lal shari', { words: 'shari', colour: ['Red'] }],
  ['gray coat', { words: 'coat', colour: ['Grey'] }],
  ['rose gold watch', { words: 'watch', colour: ['Rose Gold'] }],
  ['size 42 boots', { words: 'boots', size: ['42'] }],
  ['Schuhe Größe 42', { words: 'Schuhe', size: ['42'] }],
  ['hoodie xl', { words: 'hoodie', size: ['XL'] }],
  ['size 99 boots', { words: 'size 99 boots' }],
  ['red coat m', { words: 'coat', colour: ['Red'], size: ['M'] }],
  ['tape 2 m', { words: 'tape 2 m' }],
  ['m', { words: 'm' }],
  ['halden coat', { words: 'coat', brand: ['Halden'] }],
  ['kestrel and rowe bag', { words: 'bag', brand: ['Kestrel & Rowe'] }],
  ['shoes for men', { words: 'shoes', category: 'mens-fashion' }],
  ['red halden coat under 200', { words: 'coat', colour: ['Red'], brand: ['Halden'], max: '200' }],
  ['sun cream', { words: 'sun cream' }],
  ['ice cream red', { words: 'ice cream', colour: ['Red'] }],
  ['cream', { words: '', colour: ['Cream'] }],
])('%j is read as values of the shop', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('a brand is read as the name that it is, and not by the root of a word', () => {
  expect(read('Dübel Fischer', 'de')).toEqual({ words: 'Dübel', brand: ['Fischer'] })
  expect(read('Fisch', 'de')).toEqual({ words: 'Fisch' })
})

test("a word is read as another language's value only as it stands in the lists", () => {
  expect(read('theatre at home')).toEqual({ words: 'theatre at home' }) // It is no 'homme'.
  expect(read('plate')).toEqual({ words: 'plate' }) // It is not the silver of 'plata', whose root it shares.
  expect(read('chaussures hommes', 'fr')).toEqual({
    words: 'chaussures',
    category: 'mens-fashion',
  })
})
