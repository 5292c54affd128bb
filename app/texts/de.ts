import { shell } from './de/shell'
import type { Texts } from './texts'

export const de: Texts = { shell }
