import type { SectionLink } from '../../../settings/groups/home-parts'

/** Returns the link that a menu's address stands for, as the link picker has it. */
export function linkOfAddress(to: string): SectionLink {
  const product = /^\/shop\/(\d{1,10})$/.exec(to)?.[1]
  if (product !== undefined) return { to: 'product', id: Number(product) }
  const category = /^\/shop\?category=([^&#]*)$/.exec(to)?.[1]
  if (category !== undefined) return { to: 'category', slug: readable(category) }
  return to.startsWith('/') ? { to: 'page', path: to } : { to: 'address', address: to }
}

export function addressOfPicked(link: SectionLink) {
  switch (link.to) {
    case 'product':
      return `/shop/${link.id}`
    case 'category':
      return `/shop?category=${link.slug}`
    case 'page':
      return link.path
    case 'address':
      return link.address
  }
}

/** A slug of another script may stand encoded. */
const readable = (part: string) => new URLSearchParams(`of=${part}`).get('of') ?? part
