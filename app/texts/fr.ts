import { shell } from './fr/shell'
import type { Texts } from './texts'

export const fr: Texts = { shell }
