import { createContext } from 'react'
import type { deskRouter } from './router'

/** Says where somebody is on the way to before React has shown it. */
export const LiveRouter = createContext<ReturnType<typeof deskRouter> | undefined>(undefined)
