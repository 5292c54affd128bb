import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'

interface Props {
  label: string
  tabs: readonly { id: string; title: ReactNode; content: ReactNode }[]
  selected?: string
  onSelect?(id: string): void
}

export const Tabs = ({ label, tabs, selected, onSelect }: Props) => (
  <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
    <TabList aria-label={label} className="mb-4 flex gap-1 overflow-x-auto border-line border-b">
      {tabs.map(({ id, title }) => (
        <Tab
          key={id}
          id={id}
          className="flex min-h-10 cursor-pointer items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-muted data-selected:border-accent data-selected:text-ink touch:min-h-11"
        >
          {title}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, content }) => (
      <TabPanel key={id} id={id} className="outline-none">
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
)
