import type { HomeSection } from '../../settings/groups/home'

export const HOME_KEY = 'home.sections'

/** The stored draft of the home page. */
export interface KeptDraft {
  /** The sections; an empty list stands for those that the shop began with. */
  sections: HomeSection[]
  revision: string
  /** The version of the settings from which it was begun. */
  version: number
  /** The name of who changed it last. */
  by: string
  at: number
  isMine: boolean
  /** The person who published a home page after the draft was begun. */
  published?: { by: string; at: number }
}
