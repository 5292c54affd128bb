import { expect, test } from 'vitest'
import { pictureAt, pictureSources } from './picture-sources'

test('a picture of ours comes in widths up to twice the room it takes', () => {
  expect(pictureSources('/media/demo/1-1', 90, 'avif')).toBe(
    '/media/demo/1-1/96.avif 96w, /media/demo/1-1/192.avif 192w',
  )
  expect(pictureSources('/media/products/7-0-0123456789', 5000, 'webp')?.split(', ')).toHaveLength(
    7,
  )
})

test('a picture comes in no width below the least, but always in the largest', () => {
  const widths = (largest: number, least: number) =>
    pictureSources('/media/demo/1-1', largest, 'avif', least)?.match(/\d+(?=w)/g)
  expect(widths(270, 270)).toEqual(['288', '432', '640'])
  expect(widths(5000, 5000)).toEqual(['1280'])
})

test('an address with the origin before it names the same picture', () => {
  expect(pictureAt('http://shop.example/media/demo/1-1', 96)).toBe('/media/demo/1-1/96.webp')
})

test('any other address is left as it is', () => {
  expect(pictureSources('https://a.example/x.png', 90, 'avif')).toBeUndefined()
  expect(pictureAt('https://a.example/x.png', 90)).toBe('https://a.example/x.png')
})
