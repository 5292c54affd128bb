import { useState } from 'react'
import type { MenuEntry } from '../shop/own-menu.server'
import { inLanguage } from '../texts/language'
import { type Texts, useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'
import { KeptPart } from '../ui/kept-part'

type Label = keyof Texts['home']

interface Entry {
  label: Label
  slug: string
  within?: Entry[]
}

const ENTRIES: Entry[] = [
  {
    label: 'womensFashion',
    slug: 'womens-fashion',
    within: [
      { label: 'clothes', slug: 'womens-clothes' },
      { label: 'accessories', slug: 'womens-accessories' },
      { label: 'jewelries', slug: 'womens-jewelries' },
      { label: 'makeup', slug: 'womens-makeup' },
    ],
  },
  {
    label: 'mensFashion',
    slug: 'mens-fashion',
    within: [
      { label: 'clothes', slug: 'mens-clothes' },
      { label: 'accessories', slug: 'mens-accessories' },
      { label: 'sports', slug: 'mens-sports' },
      { label: 'sunglasses', slug: 'mens-sunglasses' },
    ],
  },
  { label: 'electronics', slug: 'electronics' },
  { label: 'homeLifestyle', slug: 'home-lifestyle' },
  { label: 'medicine', slug: 'medicine' },
  { label: 'sportsOutdoor', slug: 'sports-outdoor' },
  { label: 'babyToys', slug: 'baby-toys' },
  { label: 'groceriesPets', slug: 'groceries-pets' },
  { label: 'healthBeauty', slug: 'health-beauty' },
]

const NOTHING = {}

/** The home page's menu. `menu` is given where the merchant has replaced the shop's own. */
export const DepartmentMenu = ({ menu }: { menu?: MenuEntry[] }) => (
  <KeptPart
    tag="nav"
    aria-label={useTexts('home').departments}
    className="department-menu"
    of={Entries}
    given={menu ? { menu } : NOTHING}
  />
)

function Entries({ menu }: { menu?: MenuEntry[] }) {
  const texts = useTexts('home')
  const named = ({ label, slug, within }: Entry): MenuEntry => ({
    slug,
    name: texts[label],
    within: within?.map(named),
  })
  return (
    <ul>
      {(menu ?? ENTRIES.map(named)).map((entry) => (
        <li key={entry.slug}>
          {entry.within ? <Disclosure {...entry} /> : <EntryLink {...entry} />}
        </li>
      ))}
    </ul>
  )
}

function Disclosure({ name, slug, within = [] }: MenuEntry) {
  const [open, setOpen] = useState(false)
  const id = `within-${slug}`
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {name}
        <Icon name="chevron-right" size={20} />
      </button>
      <ul id={id}>
        {within.map((entry) => (
          <li key={entry.slug}>
            <EntryLink {...entry} />
          </li>
        ))}
      </ul>
    </>
  )
}

const EntryLink = ({ name, slug }: MenuEntry) => (
  <a href={inLanguage(useLanguage(), `/shop?category=${slug}`)}>{name}</a>
)
