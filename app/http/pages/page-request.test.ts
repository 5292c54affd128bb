import { afterEach, expect, test } from 'vitest'
import { config, readConfig, setConfig } from '../../config.server'
import { pageRequest } from './page-request.server'

afterEach(() => setConfig(readConfig({})))

test.each(['//x', '/%00', '/%09//]', '/%', '/%5cx'])('a request for %s is refused', (path) => {
  expect((pageRequest(new Request(`http://shop${path}`)) as Response).status).toBe(400)
})

const form = (url: string, headers: HeadersInit) =>
  pageRequest(new Request(url, { method: 'POST', headers, body: 'a=1' }))

test('the renderer sees the public address, whatever the request names', async () => {
  setConfig({ ...config, ORIGIN: 'https://shop.example' })
  const made = form('http://127.0.0.1:3000/contacts.data?x=%2F', { Origin: 'https://shop.example' })
  expect(made).toBeInstanceOf(Request)
  expect((made as Request).url).toBe('https://shop.example/contacts.data?x=%2F')
  expect(await (made as Request).text()).toBe('a=1')
  const read = pageRequest(new Request('http://evil.example/x//?y'))
  expect((read as Request).url).toBe('https://shop.example/x//?y')
})

test('without ORIGIN a form is accepted under any name that the shop was reached by', () => {
  const reached = form('http://localhost:3000/contacts', {
    Origin: 'http://localhost:3000',
    Host: 'localhost:3000',
  })
  expect(reached).toBeInstanceOf(Request)
})

test.each([
  ['https://shop.example', 'shop.example', 200],
  ['https://shop.example', 'rebound.example', 200], // A proxy in front names itself.
  ['https://rebound.example', 'rebound.example', 400],
  ['http://shop.example', 'shop.example', 400],
  ['https://shop.example:444', 'shop.example:444', 400],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', 400],
  ['null', 'null', 400],
  ['https://shop.example.evil.example', 'shop.example', 400],
])('with ORIGIN a form from %s to the host %s is %i', (sender, host, status) => {
  setConfig({ ...config, ORIGIN: 'https://shop.example' })
  const made = form('http://127.0.0.1:3000/contacts', { Origin: sender, Host: host })
  expect(made instanceof Response ? made.status : 200).toBe(status)
})

test('a form without an Origin, as other programs send it, is accepted', () => {
  setConfig({ ...config, ORIGIN: 'https://shop.example' })
  expect(form('http://127.0.0.1:3000/contacts', { Host: 'x' })).toBeInstanceOf(Request)
})

test.each(['https://evil.example', 'null', 'http://', '%%%'])(
  'a form sent from %s is refused with 400',
  (sender) => {
    const refused = form('http://127.0.0.1:3000/contacts', {
      Origin: sender,
      Host: '127.0.0.1:3000',
    })
    expect((refused as Response).status).toBe(400)
  },
)
