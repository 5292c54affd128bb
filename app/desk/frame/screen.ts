import type { ComponentType } from 'react'
import type { DeskIcon } from '../kit/icon'
import type { Right } from '../rights/rights'
import type { DeskTexts } from './desk-texts'

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
