import type { Plugin } from 'vite'

/**
 * Writes out the variables by which Tailwind's utilities would reach each other and none does: their
 * registrations and fallbacks would stand in every page.
 */
export const variablesWrittenOut: Plugin = {
  name: 'variables-written-out',
  apply: 'build',
  transform: (code, id) => (/\.css(\?|$)/.test(id) ? writtenOut(code) : undefined),
}

const REGISTERED = /@property (--tw-[\w-]+)\s*\{([^}]*)\}/g
/** The same initial values for browsers that know no `@property`. */
const FALLBACK = /@layer properties\s*\{\s*@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}\s*\}/
const BLOCK = /\{[^{}]*\}/g

/** Returns CSS whose rules mean the same, with as few of Tailwind's variables as they need. */
export function writtenOut(css: string) {
  const initial = new Map<string, string | undefined>()
  for (const [, name, body] of css.matchAll(REGISTERED))
    initial.set(name as string, /initial-value:\s*([^;}]+)/.exec(body as string)?.[1]?.trim())
  const fallback = FALLBACK.exec(css)?.[0] ?? ''
  let rules = css.replace(fallback, '').replace(REGISTERED, '')
  const names = new Set(
    [...rules.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name as string),
  )
  const kept = new Set<string>()
  for (const name of new Set([...names, ...initial.keys()])) {
    const without = withoutVariable(name, initial.get(name), rules)
    if (without === undefined) kept.add(name)
    else rules = without
  }
  const needed = (text: string) =>
    text
      .replace(REGISTERED, (rule, name) => (kept.has(name) ? rule : ''))
      .replace(/(--tw-[\w-]+):[^;}]*;?/g, (set, name) => (kept.has(name) ? set : ''))
  const registrations = [...css.matchAll(REGISTERED)].map(([rule]) => needed(rule)).join('')
  return (kept.size > 0 ? needed(fallback) : '') + rules + registrations
}

/** Returns the rules without a variable, or nothing if one rule sets it for another. */
function withoutVariable(name: string, initial: string | undefined, rules: string) {
  const set = new RegExp(`(?<=[{;\\s])${name}:([^;}]*);?`, 'g')
  const read = new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g')
  const blocks = [...rules.matchAll(BLOCK)].map(([block]) => block)
  const values = blocks.flatMap((block) =>
    [...block.matchAll(set)].map(([, value]) => value?.trim()),
  )
  const reading = blocks.filter((block) => block.search(read) >= 0)
  const setting = blocks.filter((block) => block.search(set) >= 0)
  const constant = values.every((value) => value === initial)
  const alone =
    setting.length === reading.length && setting.every((block) => reading.includes(block))
  const known = initial !== undefined || reading.every((block) => !block.includes(`var(${name})`))
  if (reading.length > 0 && !alone && !(constant && known)) return
  return rules.replace(BLOCK, (block) => {
    const own = [...block.matchAll(set)].at(-1)?.[1]?.trim() ?? initial
    return block.replace(set, '').replace(read, (_, otherwise) => own ?? otherwise ?? '')
  })
}
