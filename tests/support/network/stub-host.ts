import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const product = (id: number, more: object = {}) => ({
  id,
  title: `Product ${id}`,
  description: 'A product of the other host.',
  category: 'beauty',
  price: 9.99,
  discountPercentage: 10.48,
  rating: 2.56,
  stock: 10,
  brand: 'Essence',
  weight: 4,
  warrantyInformation: '1 week warranty',
  shippingInformation: 'Ships in 3-5 business days',
  returnPolicy: 'No return policy',
  reviews: [
    {
      rating: 3,
      comment: 'Fine',
      date: '2025-04-30T09:41:02.053Z',
      reviewerName: 'Ana',
      reviewerEmail: 'ana@a.example',
    },
  ],
  thumbnail: `https://pictures.example/${id}/thumbnail.webp`,
  images: [`https://pictures.example/${id}/1.webp`],
  ...more,
})

export const products = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => product(at + 1, more))

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export const paged =
  (all: unknown[], total = all.length): Behaviour =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://stub')
    const skip = Number(searchParams.get('skip'))
    const page = all.slice(skip, skip + Number(searchParams.get('limit')))
    response.end(JSON.stringify({ products: page, total, skip, limit: page.length }))
  }

/** Starts a host; `behave` sets how it responds. */
export async function startStub() {
  let behave: Behaviour = paged([])
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    behave(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    behave(next: Behaviour) {
      behave = next
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
