import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components'
import { useNavigate } from 'react-router'
import { plainText } from '../../text-core/plain-text'
import { useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import type { Screen } from '../kit/screen'
import { onOpenPalette } from './open-palette'

/** Opens on Ctrl+K and finds screens, orders, products and customers. */
export function Palette({ screens }: { screens: readonly Screen[] }) {
  const [open, setOpen] = useState(false)
  useEffect(() => onOpenPalette(() => setOpen(true)), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <ModalOverlay
      isDismissable
      isOpen={open}
      onOpenChange={setOpen}
      className="fixed inset-0 z-40 bg-black/40"
    >
      <Modal className="mx-auto mt-[10vh] w-[min(36rem,calc(100vw-1.5rem))] rounded-md bg-surface shadow-xl">
        <Search screens={screens} close={() => setOpen(false)} />
      </Modal>
    </ModalOverlay>
  )
}

function Search({ screens, close }: { screens: readonly Screen[]; close(): void }) {
  const { frame, screens: names } = useDeskTexts()
  const [text, setText] = useState('')
  const mayDo = useMay()
  const navigate = useNavigate()
  const found = useFound(text)
  const pages = useMemo(() => {
    const wanted = plainText(text)
    return screens
      .filter(({ path, right }) => !path.includes(':') && right !== 'open')
      .filter(({ right }) => !right || right === 'open' || mayDo(right))
      .map(({ path, title }): Found => ({ href: `/${path}`, text: names[title] }))
      .filter((page) => plainText(page.text).includes(wanted))
  }, [screens, text, names, mayDo])
  const go = (href: unknown) => {
    close()
    void navigate(String(href))
  }
  return (
    <Dialog aria-label={frame.palette.label} className="flex max-h-[70vh] flex-col outline-none">
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField
          autoFocus
          aria-label={frame.palette.label}
          className="border-line border-b p-2"
        >
          <Input
            placeholder={frame.palette.label}
            className="h-11 w-full rounded-md px-3 outline-none"
          />
        </SearchField>
        <Menu
          onAction={go}
          className="overflow-y-auto p-2 outline-none"
          renderEmptyState={() => <p className="p-3 text-muted">{frame.palette.nothing}</p>}
        >
          {[...found, { title: frame.palette.pages, items: pages }]
            .filter(({ items }) => items.length > 0)
            .map(({ title, items }) => (
              <MenuSection key={title} className="pb-2">
                <Header className="px-3 py-1 text-muted text-xs uppercase">{title}</Header>
                {items.map((item) => (
                  <MenuItem
                    key={item.href}
                    id={item.href}
                    textValue={item.text}
                    className="flex min-h-10 items-center gap-3 rounded-md px-3 outline-none data-focused:bg-accent-soft"
                  >
                    <span className="truncate">{item.text}</span>
                    {item.about && (
                      <span className="ml-auto truncate text-muted text-sm">{item.about}</span>
                    )}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
        </Menu>
      </Autocomplete>
    </Dialog>
  )
}

interface Found {
  /** Path below /desk. */
  href: string
  text: string
  about?: string
}

interface Answer {
  sections: { kind: string; items: Found[] }[]
}

/** Searches orders, products and customers, from two letters on. */
function useFound(text: string) {
  const wanted = useDeferredValue(text.trim())
  const { data } = useRead<Answer>('/search', { q: wanted }, { enabled: wanted.length > 1 })
  const names: Record<string, string> = useDeskTexts().screens
  if (wanted.length < 2) return []
  return (data?.sections ?? []).map(({ kind, items }) => ({ title: names[kind] ?? kind, items }))
}
