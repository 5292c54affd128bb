import { shell } from './es/shell'
import type { Texts } from './texts'

export const es: Texts = { shell }
