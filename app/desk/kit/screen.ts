import type { ComponentType } from 'react'
import type { DeskTexts } from '../client/desk-texts'
import type { Right } from '../rights/rights'
import type { DeskIcon } from './icon'

export interface Screen {
  /** Below /desk, with React Router's parameters. */
  path: string
  title: keyof DeskTexts['screens']
  /** Absent: whoever is signed in; `open`: without a session, outside the frame. */
  right?: Right | 'open'
  /** Where it stands in the navigation, if it does. */
  nav?: { group: keyof DeskTexts['frame']['groups']; icon: DeskIcon }
  load(): Promise<{ default: ComponentType }>
}
