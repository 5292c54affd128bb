import { shell } from './en/shell'

/** English: the exact texts of the specification, and the type of every other language. */
export const en = { shell }
