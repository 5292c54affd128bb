import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

interface Received {
  method: string
  /** The received address with its query. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Returns undefined when a request is signed with this secret, or S3's code for refusing it.
 * Written from AWS's "Signature Version 4 for header-based authentication", apart from any client.
 */
export function wrongSignature(request: Received, keys: Record<string, string>, region: string) {
  const { method, url, headers, body } = request
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return 'AccessDenied'
  const [, key = '', day = '', where = '', names = '', signature] = given
  const secret = keys[key]
  if (secret === undefined) return 'InvalidAccessKeyId'
  if (where !== region) return 'AuthorizationHeaderMalformed'
  const content = String(headers['x-amz-content-sha256'])
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  const mustBeSigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-'))
  if (!['host', ...mustBeSigned].every((name) => signed.includes(name))) return 'AccessDenied'
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    content,
  ].join('\n')
  const at = String(headers['x-amz-date'])
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${where}/s3/aws4_request`, sha256(canonical)]
  const signing = [day, where, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(signing, text.join('\n')).toString('hex') === signature
    ? undefined
    : 'SignatureDoesNotMatch'
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
