import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { readConfig, setConfig } from '../config.server'
import { pagePolicy } from './pages/content-security-policy.server'
import { commonHeaders } from './security-headers.server'

afterEach(() => setConfig(readConfig({})))

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('a page may run exactly its own inline scripts', () => {
  const policy = pagePolicy(['one()', 'two()\n'])
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()\n')};`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

test('HSTS is sent on an https origin and nowhere else', () => {
  expect(commonHeaders()['Strict-Transport-Security']).toBeUndefined()
  setConfig(readConfig({ ORIGIN: 'https://shop.example' }))
  expect(commonHeaders()['Strict-Transport-Security']).toContain('max-age=')
})
