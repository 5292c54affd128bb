import { z } from 'zod'
import { shownPages } from '../../../content/pages/shown-pages.server'
import { linkTargets } from '../../../shell/menu/link-targets.server'
import { mainLanguage } from '../../../texts/offered-languages.server'
import { endpoint } from '../../api/endpoint'
import { findLinks } from './find-links.server'

const MOST_LINKS = 100

export const linkEndpoints = [
  endpoint({
    method: 'GET',
    path: '/home/links',
    right: 'settings.read',
    input: z.object({ search: z.string().trim().max(300).default('') }),
    handle: ({ db, input: { search } }) => findLinks(db, search),
  }),
  /** Tells which links of a menu, a line each, lead to nothing any more. */
  endpoint({
    method: 'GET',
    path: '/menus/dead',
    right: 'settings.read',
    input: z.object({ links: z.string().max(10_000).default('') }),
    async handle({ db, input }) {
      const links = input.links.split('\n').filter(Boolean).slice(0, MOST_LINKS)
      const targets = await linkTargets(db, links, {
        ...{ language: mainLanguage(), pages: await shownPages() },
      })
      return { dead: links.filter((to) => targets.get(to) === null) }
    },
  }),
]
