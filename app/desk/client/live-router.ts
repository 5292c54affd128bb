import { createContext } from 'react'
import type { DataRouter } from 'react-router'

/** Reports a navigation under way before React has rendered it. */
export const LiveRouter = createContext<Pick<DataRouter, 'state'> | undefined>(undefined)
