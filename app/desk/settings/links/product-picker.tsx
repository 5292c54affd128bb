import { useState } from 'react'
import { ComboBox, Input, Label, ListBox, Popover } from 'react-aria-components'
import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { FieldNotes, ListedChoice, POPOVER } from '../../kit/fields/field-parts'
import { INPUT, LABEL } from '../../kit/fields/looks'
import { Empty } from '../../kit/list/empty'

interface Props {
  label: string
  error?: string
  isDisabled?: boolean
  /** Its number; its title stands in the field. */
  value?: number
  onChange(id: number): void
}

/** Finds a product by its title or number. Each pick begins a closed field, which keeps the focus. */
export function ProductPicker({ onChange, ...props }: Props) {
  const [picks, setPicks] = useState(0)
  return (
    <PickedOnce
      {...props}
      key={picks}
      autoFocus={picks > 0}
      onChange={(id) => {
        setPicks(picks + 1)
        onChange(id)
      }}
    />
  )
}

interface PickedOnceProps extends Props {
  autoFocus: boolean
}

function PickedOnce({ label, error, isDisabled, autoFocus, value, onChange }: PickedOnceProps) {
  const { kit } = useDeskTexts()
  const [typed, setTyped] = useState<string>()
  const known = useLinks(value === undefined ? '' : String(value))
  const title = known?.products.find(({ id }) => id === value)?.title
  const found = useLinks(typed ?? '')?.products ?? []
  return (
    <ComboBox
      items={found}
      inputValue={typed ?? title ?? ''}
      onInputChange={setTyped}
      onSelectionChange={(id) => id !== null && onChange(Number(id))}
      selectedKey={null}
      defaultFilter={() => true}
      menuTrigger="input"
      autoFocus={autoFocus}
      allowsEmptyCollection
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={LABEL}>{label}</Label>
      <Input className={INPUT} />
      <FieldNotes error={error} />
      <Popover className={`${POPOVER} max-h-80 w-(--trigger-width)`}>
        <ListBox className="outline-none" renderEmptyState={() => <Empty text={kit.nothing} />}>
          {(found: { id: number; title: string }) => (
            <ListedChoice id={found.id} text={found.title} />
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

interface Links {
  products: { id: number; title: string }[]
  tags: string[]
  categories: { slug: string; name: string }[]
  pages: { path: string; title: string }[]
}

/** Reads what links may lead to: products of a search or by their numbers, categories, tags and pages. */
export const useLinks = (search: string) => useRead<Links>('/home/links', { search }).data
