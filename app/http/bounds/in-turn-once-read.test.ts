import { expect, test } from 'vitest'
import { inTurnOnceRead } from './in-turn-once-read.server'

const form = (body: BodyInit) =>
  new Request('http://shop/contacts', { method: 'POST', body, duplex: 'half' } as RequestInit)

test('a body that does not end takes no turn, and one that ends is read as it was sent', async () => {
  const worked: string[] = []
  const work = async (request: Request) =>
    void worked.push(`${request.method} ${await request.text()}`)
  for (let n = 0; n < 20; n++) void inTurnOnceRead(form(new ReadableStream()), work)
  await inTurnOnceRead(form('name=Ana'), work)
  await inTurnOnceRead(new Request('http://shop/nope'), work)
  expect(worked).toEqual(['POST name=Ana', 'GET '])
})
