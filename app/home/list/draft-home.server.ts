import { createContext } from 'react-router'
import type { HomeSection } from '../../settings/groups/home'

/* The context stands alone in a file, so that Vite loads it once. */

/** The sections that the home page shows instead of the stored ones, whatever their schedule. */
export const draftHome = createContext<HomeSection[] | null>(null)
