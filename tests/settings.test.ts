import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig, SETTINGS } from '../app/config.server'

const example = parseEnv(readFileSync('.env.example', 'utf8'))

test('.env.example lists every setting', () => {
  expect(Object.keys(example).sort()).toEqual([...SETTINGS].sort())
})

test('.env.example gives the defaults', () => {
  expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}))
})

test.each([
  ['PORT', 'x', 'PORT is "x"'],
  ['PORT', '70000', 'PORT is "70000"'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is "mysql://x": must start with postgres://'],
  ['SEED_DEMO', 'no', 'SEED_DEMO is "no"'],
  ['ORIGIN', 'shop', 'ORIGIN is "shop"'],
])('a bad %s (%s) is named in one line', (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(line)
})
