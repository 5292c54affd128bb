import { relative } from 'node:path'
import { expect, test } from 'vitest'
import config from '../react-router.config'
import { VERSIONS } from '../scripts/build.mjs'

test('a new build leaves those that servers still run from', () => {
  // React Router empties its folder before it builds.
  expect(relative(config.buildDirectory, VERSIONS)).toMatch(/^\.\.\//)
})
