import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFile } from '../files/project-file.server'
import { availabilityOf } from './product/product'
import { demoCategories, demoProducts } from './seed.server'

const products = demoProducts()
const categories = demoCategories()
const PICTURES = projectFile('demo/pictures')
const MEGABYTE = 1024 * 1024

const between = (low: number, high: number) =>
  products.filter(({ price }) => price > low && price < high).length

test('the demo catalogue has at least 240 products, 24 categories and 40 brands', () => {
  expect(products.length).toBeGreaterThanOrEqual(240)
  expect(new Set(products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(24)
  expect(new Set(products.flatMap(({ brand }) => brand ?? [])).size).toBeGreaterThanOrEqual(40)
})

test('ids count up from 1 and titles are unique', () => {
  expect(products.map(({ id }) => id)).toEqual(products.map((_, n) => n + 1))
  expect(new Set(products.map(({ title }) => title)).size).toBe(products.length)
})

test('every category has a product, and every product a category', () => {
  const slugs = categories.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(slugs))
})

test('every entry of the left menu is covered', () => {
  const names = (department: string) =>
    categories.filter((category) => category.department === department).map(({ slug }) => slug)
  expect(names('womens-fashion')).toEqual([
    'womens-clothes',
    'womens-accessories',
    'womens-jewelries',
    'womens-makeup',
  ])
  expect(names('mens-fashion')).toEqual([
    'mens-clothes',
    'mens-accessories',
    'mens-sports',
    'mens-sunglasses',
  ])
  expect(names('electronics')).toContain('phones')
  for (const department of [
    'home-lifestyle',
    'medicine',
    'sports-outdoor',
    'baby-toys',
    'groceries-pets',
    'health-beauty',
  ]) {
    expect(names(department)).not.toEqual([])
  }
})

test('prices run from $0.99 to $1,999, are whole cents and mostly under $160', () => {
  const prices = products.map(({ price }) => price)
  expect(Math.min(...prices)).toBe(0.99)
  expect(Math.max(...prices)).toBe(1999)
  for (const price of prices) expect(price).toBe(Number(price.toFixed(2)))
  expect(between(0, 160)).toBeGreaterThan(products.length * 0.8)
})

test('each price bucket contains at least 20 products, its bounds excluded', () => {
  expect(between(0, 9.99)).toBeGreaterThanOrEqual(20)
  expect(between(10, 19.99)).toBeGreaterThanOrEqual(20)
})

test('ratings are halves from 0 to 5 and agree with the reviews', () => {
  for (const { rating, reviews } of products) {
    expect(rating * 2).toBe(Math.round(rating * 2))
    const sum = reviews.reduce((total, review) => total + review.rating, 0)
    expect(Math.round((sum / (reviews.length || 1)) * 2) / 2).toBe(rating)
  }
  expect(products.some(({ rating }) => rating % 1 === 0.5)).toBe(true)
  expect(products.some(({ rating }) => rating === 0)).toBe(true)
  expect(products.some(({ rating }) => rating === 5)).toBe(true)
})

test('availability agrees with stock; some products are sold out or low', () => {
  for (const { stock } of products) {
    const status = stock === 0 ? 'Out of Stock' : stock <= 5 ? 'Low Stock' : 'In Stock'
    expect(availabilityOf(stock)).toBe(status)
  }
  expect(products.filter(({ stock }) => stock === 0)).toHaveLength(6)
  expect(products.filter(({ stock }) => stock > 0 && stock <= 5).length).toBeGreaterThan(5)
})

test('product 1 is a mascara at $9.99 with plenty in stock', () => {
  expect(products[0]).toMatchObject({ id: 1, price: 9.99, category: 'womens-makeup' })
  expect(products[0]?.title).toContain('Mascara')
  expect(products[0]?.stock).toBeGreaterThanOrEqual(100)
})

test('at least six phones exist, several of them reviewed', () => {
  const phones = products.filter(({ category }) => category === 'phones')
  expect(phones.length).toBeGreaterThanOrEqual(6)
  expect(phones.filter(({ reviews }) => reviews.length > 0).length).toBeGreaterThan(3)
})

test('reviews number 0 to 12, differ, and show no e-mail', () => {
  const counts = products.map(({ reviews }) => reviews.length)
  expect(Math.min(...counts)).toBe(0)
  expect(Math.max(...counts)).toBe(12)
  for (const { reviews, createdAt } of products) {
    const comments = reviews.map(({ comment }) => comment)
    expect(new Set(comments).size).toBe(comments.length)
    for (const { comment, reviewerName, rating, date } of reviews) {
      expect(comment).toMatch(/^[A-Z].+[.!]$/)
      expect(comment + reviewerName).not.toMatch(/[@{}]/)
      expect([1, 2, 3, 4, 5]).toContain(rating)
      expect(date > createdAt).toBe(true)
    }
  }
})

test('the newest, which lead a row of the home page, have reviews', () => {
  const newest = products.toSorted(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || a.title.localeCompare(b.title),
  )
  for (const { title, reviews } of newest.slice(0, 4)) expect(reviews, title).not.toEqual([])
})

test('some products have a colour and some leave it to the fallback', () => {
  const coloured = products.filter(({ colour }) => colour).length
  expect(coloured).toBeGreaterThan(100)
  expect(coloured).toBeLessThan(products.length)
})

test('every text is filled in', () => {
  for (const product of products) {
    expect(product.description.length).toBeGreaterThan(40)
    expect(product.weight).toBeGreaterThan(0)
    expect(product.discountPercentage).toBeGreaterThan(0)
    expect(product.warrantyInformation).not.toBe('')
    expect(product.shippingInformation).not.toBe('')
    expect(product.returnPolicy).not.toBe('')
    expect(new Date(product.createdAt).toISOString()).toBe(product.createdAt)
  }
  expect(new Set(products.map(({ description }) => description)).size).toBe(products.length)
})

test('about 70 products have 2 to 12 variants', () => {
  const varied = products.filter(({ variants }) => variants)
  expect(varied.length).toBeGreaterThanOrEqual(66)
  expect(varied.length).toBeLessThanOrEqual(72)
  for (const { title, price, stock, images, options = [], variants = [] } of varied) {
    expect(variants.length, title).toBeGreaterThanOrEqual(2)
    expect(variants.length, title).toBeLessThanOrEqual(12)
    expect(variants.length).toBe(options.reduce((all, { values }) => all * values.length, 1))
    expect(Math.min(...variants.map((one) => one.price)), title).toBe(price)
    expect(
      variants.reduce((sum, one) => sum + one.stock, 0),
      title,
    ).toBe(stock)
    for (const { pictures = [] } of variants)
      for (const at of pictures) expect(at, title).toBeLessThan(images.length)
  }
  const skus = varied.flatMap(({ variants = [] }) => variants.map(({ sku }) => sku))
  expect(new Set(skus).size).toBe(skus.length)
})

test('every call returns the same catalogue', () => {
  expect(demoProducts()).toEqual(products)
})

test('every picture exists, none is unused, and all stay under 12 MB', () => {
  const wanted = products.flatMap(({ images, thumbnail }) => {
    expect(thumbnail).toBe(images[0])
    expect(images[2], 'in use').toMatch(/-31$/)
    expect(images.length).toBeLessThanOrEqual(5)
    return images.map((url) => url.replace(/^\/media\/demo\/(\d+-\d+)$/, '$1.webp'))
  })
  const found = readdirSync(PICTURES)
  expect(found.sort()).toEqual(wanted.sort())
  const bytes = found.reduce((sum, name) => sum + statSync(join(PICTURES, name)).size, 0)
  expect(bytes).toBeLessThan(12 * MEGABYTE)
})

test('each colour of a product has a picture of its own, and no other shows it', () => {
  const coloured = products.filter(({ options = [] }) =>
    options.some(({ name }) => name === 'Colour'),
  )
  expect(coloured.length).toBeGreaterThan(20)
  for (const { title, options = [], variants = [] } of coloured) {
    const at = options.findIndex(({ name }) => name === 'Colour')
    const shown = new Map<string, string>()
    for (const { values, pictures = [] } of variants) {
      expect(pictures.length, title).toBeGreaterThan(0)
      shown.set(values[at] ?? '', pictures.join())
    }
    expect(new Set(shown.values()).size, title).toBe(options[at]?.values.length)
  }
})
