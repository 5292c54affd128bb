export const AREAS = [
  'opening',
  'settings',
  'pages',
  'mail',
  'disk',
  'clock',
  'database',
  'pictures',
  'catalogue',
  'desk',
  'payments',
  'server',
] as const

/** A checked area, its state, and what must be done, if anything. */
export interface Finding {
  area: (typeof AREAS)[number]
  /** A `note` is worth knowing, but a shop may open with it. */
  state: 'ok' | 'note' | 'todo'
  said: string
  todo?: string
  /** The setting to change, if it is one: 'shop.name'. */
  setting?: string
  /** The desk's screen where it is done, where no setting names it: '/categories'. */
  screen?: string
}

type Area = Finding['area']

export const fine = (area: Area, said: string): Finding => ({ area, state: 'ok', said })
export const note = (area: Area, said: string, todo?: string): Finding => ({
  area,
  state: 'note',
  said,
  ...(todo && { todo }),
})
export const must = (area: Area, said: string, todo: string): Finding => ({
  area,
  state: 'todo',
  said,
  todo,
})

/** Tells whether a finding is a setting to look at before the shop is ready. */
export const isSetupTask = ({ area, state }: Pick<Finding, 'area' | 'state'>) =>
  state === 'todo' && (area === 'settings' || area === 'pages')

const SIGNS = { ok: ' ok ', note: 'note', todo: 'TODO' }

/** Writes the findings for people: a line each, and what to do below it. */
export const describeFindings = (findings: readonly Finding[]) =>
  findings
    .flatMap(({ area, state, said, todo }) => [
      `${SIGNS[state]}  ${area}: ${said}`,
      ...(todo ? [`        ${todo}`] : []),
    ])
    .join('\n')
