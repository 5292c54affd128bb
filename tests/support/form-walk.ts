import type { shopper } from './shopper'

type Client = ReturnType<typeof shopper>

const FILLED: Record<string, string> = {
  email: 'ana@shop.example',
  phone: '+8801700000000',
  number: 'EX-01ABCD-23XYZ',
  website: '',
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** Returns the forms that a page sends to the shop: their targets and valid values. */
export async function formsOf(client: Client, path: string) {
  const html: string = (await client.send('GET', path)).body
  return Array.from(html.matchAll(/<form\b([^>]*method="post"[^>]*)>([\s\S]*?)<\/form>/g)).map(
    ([, tag = '', inside = '']) => {
      const fields = Array.from(
        inside.matchAll(/<(?:input|textarea|button)\b[^>]*/g),
        ([field]) => {
          const name = attribute(field, 'name')
          return name && ([name, attribute(field, 'value') || (FILLED[name] ?? 'Ana')] as const)
        },
      )
      return {
        action: attribute(tag, 'action') ?? path,
        body: new URLSearchParams(
          fields.filter((field) => field !== undefined && field !== '') as never,
        ),
      }
    },
  )
}

/** Posts a form as a browser without JavaScript does. */
export const postForm = (client: Client, path: string, body: URLSearchParams, origin: string) =>
  client.send('POST', path, body.toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: origin,
  })
