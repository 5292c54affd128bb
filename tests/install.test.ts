import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean }>
}

test('what npm has installed by hand is not installed once more; what lacks or is older is', async () => {
  const script = '../scripts/install.mjs'
  const { hasAll } = (await import(/* @vite-ignore */ script)) as {
    hasAll(wanted: Lock, found: Lock): boolean
  }
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Lock
  const wanted = read('../package-lock.json')
  const { packages } = read('../node_modules/.package-lock.json')
  expect(hasAll(wanted, { packages })).toBe(true)
  expect(
    hasAll(wanted, { packages: { ...packages, 'node_modules/react': { version: '1.0.0' } } }),
  ).toBe(false)
  const { 'node_modules/react': _, ...rest } = packages
  expect(hasAll(wanted, { packages: rest })).toBe(false)
})
