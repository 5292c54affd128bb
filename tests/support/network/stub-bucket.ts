import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wrongSignature } from './signature-v4'

type BucketFault = (
  response: ServerResponse,
  object: Buffer | undefined,
  key: string,
) => boolean | undefined

/** Starts one bucket of an S3 store on loopback, which refuses unsigned requests. */
export async function startStubBucket(port = 0) {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  let fault: BucketFault | undefined
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '', headers } = request
      const key = url.replace(/^\/pictures\//, '')
      asked.push(`${method} ${key}`)
      if (fault?.(response, objects.get(key), key)) return
      const wrong = wrongSignature({ method, url, headers, body }, { shop: 'secret' }, 'eu-north-1')
      if (wrong)
        return refuse(response, wrong === 'AuthorizationHeaderMalformed' ? 400 : 403, wrong)
      if (!url.startsWith('/pictures/')) return refuse(response, 404, 'NoSuchBucket')
      if (method === 'PUT') {
        if (headers['content-length'] === undefined)
          return refuse(response, 411, 'MissingContentLength')
        objects.set(key, body)
        response.end()
        return
      }
      if (method === 'DELETE') {
        objects.delete(key)
        return void response.writeHead(204).end()
      }
      if (key.startsWith('?')) return list(response, objects, new URLSearchParams(key))
      const object = objects.get(key)
      if (object) response.writeHead(200, { 'Content-Length': object.length }).end(object)
      else refuse(response, 404, 'NoSuchKey')
    })
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const at = (server.address() as AddressInfo).port
  return {
    port: at,
    objects,
    asked,
    settings: {
      endpoint: `http://127.0.0.1:${at}`,
      bucket: 'pictures',
      region: 'eu-north-1',
      accessKey: 'shop',
      secretKey: 'secret',
    },
    /** Sets the next fault; undefined makes it work. */
    fail(next?: BucketFault) {
      fault = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers ListObjectsV2, two keys at a time. */
function list(response: ServerResponse, objects: Map<string, Buffer>, query: URLSearchParams) {
  const from = Number(query.get('continuation-token') ?? 0)
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const contents = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  const more = keys.length > from + 2 ? from + 2 : undefined
  const next = more === undefined ? '' : `<NextContinuationToken>${more}</NextContinuationToken>`
  response.end(
    `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`,
  )
}

export function refuse(response: ServerResponse, status: number, code: string) {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`)
  return true
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
