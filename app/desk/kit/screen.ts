import type { ComponentType } from 'react'
import type { DeskTexts } from '../client/desk-texts'
import type { Right } from '../rights/rights'
import type { DeskIcon } from './icon'

export interface Screen {
  /** Path below /desk, with React Router's parameters. */
  path: string
  title: keyof DeskTexts['screens']
  /** Undefined admits everyone signed in; `open` needs no session and stands outside the frame. */
  right?: Right | 'open'
  nav?: { group: keyof DeskTexts['frame']['groups']; icon: DeskIcon }
  load(): Promise<{ default: ComponentType }>
}

/** Makes a screen that stands outside the navigation. */
export const screen = (
  path: string,
  title: Screen['title'],
  right: Screen['right'],
  load: Screen['load'],
): Screen => ({ path, title, right, load })
