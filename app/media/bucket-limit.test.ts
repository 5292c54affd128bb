import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startStubBucket } from '../../tests/support/network/stub-bucket'
import { openBucket } from './bucket.server'

test('a bucket that never answers is left in time while memory is collected', async () => {
  setFlagsFromString('--expose-gc')
  const collecting = setInterval(runInNewContext('gc'), 10)
  const stub = await startStubBucket()
  stub.fail(() => true)
  try {
    const bucket = openBucket(stub.settings, { mostMs: 300 })
    await expect(bucket.get('7-0')).rejects.toThrow(/does not answer: TimeoutError/)
    await expect(bucket.put('7-0', Buffer.from('7'))).rejects.toThrow(/TimeoutError/)
  } finally {
    clearInterval(collecting)
    await stub.stop()
  }
})
