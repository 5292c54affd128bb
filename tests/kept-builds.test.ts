import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import config from '../react-router.config'
import { VERSIONS } from '../scripts/build.mjs'
import { markBuild, removeOldBuilds } from '../scripts/kept-builds.mjs'

test('a new build leaves those that servers still run from', () => {
  // React Router empties its folder before it builds.
  expect(relative(config.buildDirectory, VERSIONS)).toMatch(/^\.\.\//)
})

test('three builds stay, and older ones that a process runs from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const names = ['oldest', 'running', 'ended', 'third', 'second', 'newest']
  for (const [at, name] of names.entries()) {
    const server = join(folder, name, 'server')
    mkdirSync(server, { recursive: true })
    const seconds = Date.now() / 1000 - 100_000 + at
    utimesSync(server, seconds, seconds)
  }
  for (const name of ['running', 'ended']) markBuild(join(folder, name))
  const hourAgo = Date.now() / 1000 - 3600
  utimesSync(join(folder, 'ended', 'in-use'), hourAgo, hourAgo)
  removeOldBuilds(folder)
  const left = names.filter((name) => existsSync(join(folder, name)))
  expect(left).toEqual(['running', 'third', 'second', 'newest'])
  rmSync(folder, { recursive: true })
})
