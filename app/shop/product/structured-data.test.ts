import { expect, test } from 'vitest'
import type { ProductDetail } from '../../catalogue/product/product'
import { productData } from './structured-data'

const site = {
  language: 'en',
  origin: 'https://shop.example',
  addressOf: (path: string) => `https://shop.example${path}`,
} as Parameters<typeof productData>[1]
const plain: ProductDetail = {
  id: 7,
  title: 'Shirt',
  description: 'A shirt',
  category: 'clothes',
  brand: null,
  colour: 'Red',
  price: 1820,
  discountPercentage: 0,
  rating: 0,
  reviewCount: 0,
  thumbnail: '/media/demo/7-1',
  stock: 8,
  weight: 0.5,
  warrantyInformation: '',
  shippingInformation: '',
  returnPolicy: '',
  availabilityStatus: 'In Stock',
  reviews: [],
  images: ['/media/demo/7-1', '/media/demo/7-2'],
  createdAt: '2026-01-01T00:00:00.000Z',
}

const shirt: ProductDetail = {
  ...plain,
  options: [
    { name: 'Size', values: ['M'] },
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Collar', values: ['Round'] },
  ],
  variants: [
    {
      id: 70,
      sku: 'S-R',
      gtin: '4006381333931',
      values: ['M', 'Red', 'Round'],
      price: 1820,
      stock: 8,
    },
    { id: 71, values: ['M', 'Blue', 'Round'], price: 2000, stock: 0, pictures: [1], weight: 0.75 },
  ],
}

test('a product without options is one offer', () => {
  const data = productData(plain, site, { someone: 'Someone' })
  expect(data).toMatchObject({
    '@type': 'Product',
    sku: '7',
    color: 'Red',
    weight: { value: 0.5, unitCode: 'LBR' },
    offers: { '@type': 'Offer', price: '18.20', url: 'https://shop.example/shop/7' },
  })
  expect(data).not.toHaveProperty('hasVariant')
})

test('a product with options is a group of variants, each with its own offer', () => {
  const data = productData(shirt, site, { someone: 'Someone' })
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '7',
    variesBy: ['https://schema.org/size', 'https://schema.org/color', 'Collar'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Shirt - M / Red / Round',
        sku: 'S-R',
        gtin: '4006381333931',
        size: 'M',
        color: 'Red',
        offers: {
          price: '18.20',
          availability: 'https://schema.org/InStock',
          url: 'https://shop.example/shop/7?variant=70',
        },
      },
      {
        sku: '7-71',
        image: 'https://shop.example/media/demo/7-2/960.webp',
        weight: { value: 0.75 },
        offers: { price: '20.00', availability: 'https://schema.org/OutOfStock' },
      },
    ],
  })
  expect(data).not.toHaveProperty('offers')
})

test('the weight is told in the unit that the page shows', () => {
  const told = (its: object) => {
    const data = productData({ ...shirt, weight: 1.10231131 }, { ...site, ...its }, { someone: '' })
    return (data as unknown as { hasVariant: { weight: object }[] }).hasVariant[0]?.weight
  }
  expect(told({ weightUnit: 'kg' })).toMatchObject({ value: 0.5, unitCode: 'KGM' })
  expect(told({ language: 'de' })).toMatchObject({ value: 0.5, unitCode: 'KGM' })
  expect(told({ language: 'de', weightUnit: 'lb' })).toMatchObject({ unitCode: 'LBR' })
})

test('structured data omits a missing weight and picture', () => {
  const bare = { weight: 0, images: [], thumbnail: '' }
  const data = (product: ProductDetail) => productData(product, site, { someone: 'Someone' })
  for (const name of ['weight', 'image']) {
    expect(data(plain)).toHaveProperty(name)
    expect(data({ ...plain, ...bare })).not.toHaveProperty(name)
  }
  const group = data({ ...shirt, ...bare }) as unknown as { hasVariant: object[] }
  expect(group.hasVariant[0]).not.toHaveProperty('weight')
})

test('sizes and colours are said by the names of options in any language', () => {
  const options = [
    { name: 'Größe', values: ['M'] },
    { name: 'Farbe', values: ['Rot', 'Blau'] },
  ]
  const variants = [{ id: 70, values: ['M', 'Rot'], price: 1820, stock: 8 }]
  expect(productData({ ...shirt, options, variants }, site, { someone: 'Someone' })).toMatchObject({
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    hasVariant: [{ size: 'M', color: 'Rot' }],
  })
})

test('a GTIN belongs to the product, or to each variant of one with options', () => {
  const gtin = '4006381333931'
  const data = (product: ProductDetail) => productData(product, site, { someone: 'Someone' })
  expect(data({ ...plain, gtin })).toMatchObject({ gtin })
  expect(data(plain)).not.toHaveProperty('gtin')
  expect(data({ ...shirt, gtin })).not.toHaveProperty('gtin')
})
