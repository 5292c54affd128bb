import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongSignature } from '../../tests/support/network/signature-v4'
import { refuse, startStubBucket } from '../../tests/support/network/stub-bucket'
import { openBucket } from './bucket.server'
import { tryBucket } from './bucket-masters.server'

let stub: Awaited<ReturnType<typeof startStubBucket>>
beforeAll(async () => {
  stub = await startStubBucket()
})
afterEach(() => stub.fail())
afterAll(() => stub.stop())

const attempt = (wrong: Partial<typeof stub.settings>) => {
  const settings = { ...stub.settings, ...wrong }
  return tryBucket(openBucket(settings, { mostMs: 10_000 }), settings.bucket)
}

test('a working bucket is used; one that is away is reported and waited for', async () => {
  expect(await attempt({})).toBe(undefined)
  expect(await attempt({ endpoint: 'http://127.0.0.1:9' })).toMatch(/does not answer/)
  stub.fail((response) => refuse(response, 503, 'SlowDown'))
  expect(await attempt({})).toMatch(/503 SlowDown/)
})

test.each<[Partial<typeof stub.settings>, RegExp]>([
  [{ secretKey: 'wrong' }, /ACCESS_KEY and .*SECRET_KEY are refused .*403 SignatureDoesNotMatch/],
  [{ accessKey: 'stranger' }, /are refused .*403 InvalidAccessKeyId/],
  [{ bucket: 'other' }, /no bucket "other": set PICTURES_S3_BUCKET/],
  [{ region: 'us-east-1' }, /set PICTURES_S3_REGION/],
])('%j stops the start with a line', async (wrong, line) => {
  await expect(attempt(wrong)).rejects.toThrow(line)
})

test('a key that may not list is refused, because it would take a missing picture for a fault', async () => {
  stub.fail(
    (response, object, key) =>
      !object && key.startsWith('no-') && refuse(response, 403, 'AccessDenied'),
  )
  await expect(attempt({})).rejects.toThrow(/may not write, read and list/)
})

test("the check of signatures knows AWS's published example", () => {
  const signed = (signature: string) => ({
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
    },
    body: Buffer.alloc(0),
  })
  const keys = { AKIAIOSFODNN7EXAMPLE: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
  const right = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
  expect(wrongSignature(signed(right), keys, 'us-east-1')).toBe(undefined)
  const wrong = right.replace('f0', 'f1')
  expect(wrongSignature(signed(wrong), keys, 'us-east-1')).toBe('SignatureDoesNotMatch')
})
