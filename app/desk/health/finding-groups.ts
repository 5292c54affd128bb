import { type Finding, isSetupTask } from '../../settings/finding'

export interface FindingGroup {
  id: 'setup' | 'others'
  /** The number of the group's findings to be done; `setup` has the start page's. */
  count: number
  findings: Finding[]
}

const URGENCY: Finding['state'][] = ['todo', 'note', 'ok']

/**
 * Parts settings to look at before the shop is ready, which the start page counts, from all other
 * findings, the most urgent first. The first group is left out where it has nothing.
 */
export function findingGroups(findings: readonly Finding[]): FindingGroup[] {
  const setup = findings.filter(isSetupTask)
  const others = URGENCY.flatMap((state) =>
    findings.filter((one) => one.state === state && !isSetupTask(one)),
  )
  const count = others.filter(({ state }) => state === 'todo').length
  return [
    ...(setup.length > 0 ? [{ id: 'setup' as const, count: setup.length, findings: setup }] : []),
    { id: 'others', count, findings: others },
  ]
}
