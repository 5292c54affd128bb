import { expect, test } from 'vitest'
import { linePicture } from './line-picture.server'

const line = { product_id: 7, thumbnail: '/media/demo/7-1', images: null, pictures: null }

test('a line of a product without pictures has an empty one, whose address nobody asks for', () => {
  expect(linePicture({ ...line, thumbnail: '' })).toEqual({ thumbnail: '' })
  expect(linePicture({ ...line, thumbnail: '', images: '[]', pictures: '[0]' })).toEqual({
    thumbnail: '',
  })
})

test('a line has the picture of its variant, else its product’s, and none once it is not sold', () => {
  const images = JSON.stringify(['/media/demo/7-1', '/media/demo/7-2'])
  expect(linePicture({ ...line, images, pictures: '[1]' })).toEqual({
    thumbnail: '/media/demo/7-2',
  })
  expect(linePicture(line)).toEqual({ thumbnail: '/media/demo/7-1' })
  expect(linePicture({ ...line, thumbnail: null })).toEqual({})
})
