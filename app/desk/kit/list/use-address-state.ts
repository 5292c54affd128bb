import { useSearchParams } from 'react-router'

/** Keeps a list's filters, page and sorting in the address, so that Back and links restore them. */
export function useAddressState<Name extends string>(defaults: Record<Name, string>) {
  const [parameters, setParameters] = useSearchParams()
  const names = Object.keys(defaults) as Name[]
  const state = Object.fromEntries(
    names.map((name) => [name, parameters.get(name) ?? defaults[name]]),
  ) as Record<Name, string>
  /** Any other change returns to the first page. */
  const change = (changed: Partial<Record<Name, string>>) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        if (!('page' in changed)) after.delete('page')
        for (const [name, value] of Object.entries(changed) as [Name, string][])
          if (value === defaults[name]) after.delete(name)
          else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return [state, change] as const
}
