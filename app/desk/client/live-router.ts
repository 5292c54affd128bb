import { createContext } from 'react'
import type { DataRouter } from 'react-router'

/** Says where somebody is on the way to before React has shown it. */
export const LiveRouter = createContext<Pick<DataRouter, 'state'> | undefined>(undefined)
