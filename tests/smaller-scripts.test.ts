import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import config from '../react-router.config'
import { RemixErrorBoundary } from '../scripts/smaller/router/error-boundaries'
import { asModule, LEAN, leanFile, REACT } from '../scripts/smaller/smaller-scripts'

const require = createRequire(import.meta.url)
const ROUTER = 'node_modules/react-router'
const exportedBy = (code: string) => /export \{ ([^}]+) \};?\s*$/.exec(code)?.[1]?.split(', ') ?? []

test.each(Object.values(REACT))('%s exports as a module what it exports as it is', async (file) => {
  const code = readFileSync(`node_modules/${file}`, 'utf8')
  const module = asModule(code)
  expect(module).not.toMatch(/\brequire\(|\bexports\./)
  const names = Object.keys(require(resolve('node_modules', file))).sort()
  expect(exportedBy(module).map((name) => name.split(' as ')[1])).toEqual(
    expect.arrayContaining(names),
  )
  // A data URL imports nothing by its name.
  if (/^import /m.test(module)) return
  const loaded = await import(`data:text/javascript,${encodeURIComponent(module)}`)
  expect(Object.keys(loaded).sort()).toEqual(names)
})

test.each(LEAN)(
  "%s of react-router has the exports that the shop's own stand for",
  async (part) => {
    const theirs = readFileSync(`${ROUTER}/dist/production/lib/${part}.js`, 'utf8')
    const ours = await import(`../scripts/smaller/${leanFile(part)}`)
    expect(Object.keys(ours).length).toBeGreaterThan(0)
    expect(exportedBy(theirs)).toEqual(expect.arrayContaining(Object.keys(ours)))
  },
)

test('the router is the one that its own parts in scripts/smaller/router were read against', () => {
  expect(require('react-router/package.json').version).toBe('8.4.0')
  expect(config.routeDiscovery, 'fog-of-war.ts').toEqual({ mode: 'initial' })
  expect(readFileSync('app/entry.client.tsx', 'utf8'), 'instrumentation.ts').toContain(
    '<HydratedRouter />',
  )
  expect(readFileSync('app/root.tsx', 'utf8'), 'error-boundaries.ts').toContain(
    'export function ErrorBoundary',
  )
})

test('a fault that the page for errors throws in turn shows nothing of itself', () => {
  const boundary = new RemixErrorBoundary({ children: 'a page' })
  expect(boundary.render()).toBe('a page')
  boundary.state = RemixErrorBoundary.getDerivedStateFromError()
  expect(renderToStaticMarkup(boundary.render())).toBe(
    '<html><head></head><body><a href="">↻</a></body></html>',
  )
})
