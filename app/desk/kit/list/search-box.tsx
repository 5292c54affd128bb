import { useContext, useEffect, useState } from 'react'
import { Button, Input, SearchField } from 'react-aria-components'
import { useDeskTexts } from '../../client/desk-texts'
import { LiveRouter } from '../../client/live-router'
import { Icon } from '../icon'

const TYPED_MS = 250

interface Props {
  /** Names what is searched, such as "Search orders". */
  label: string
  value: string
  onSearch(text: string): void
}

/** Searches a moment after the last letter was typed. */
export function SearchBox({ label, value, onSearch }: Props) {
  const { kit } = useDeskTexts()
  const [text, setText] = useState(value)
  const router = useContext(LiveRouter)
  const isLeaving = () => {
    const { location, navigation } = router?.state ?? {}
    return navigation?.location && navigation.location.pathname !== location?.pathname
  }
  useEffect(() => setText(value), [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed starts the wait, not a new function
  useEffect(() => {
    if (text === value) return
    // A search would interrupt a navigation under way.
    const timer = setTimeout(() => isLeaving() || onSearch(text), TYPED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <SearchField
      aria-label={label}
      value={text}
      onChange={setText}
      onSubmit={onSearch}
      className="group flex min-h-10 min-w-56 grow items-center gap-2 rounded-md border border-line bg-surface px-3 focus-within:border-info touch:min-h-11"
    >
      <Icon name="search" className="size-4 text-muted" />
      <Input
        placeholder={label}
        className="w-full bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      <Button aria-label={kit.clear} className="group-data-empty:invisible">
        <Icon name="close" className="size-4" />
      </Button>
    </SearchField>
  )
}
