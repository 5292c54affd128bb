import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const app = <HydratedRouter />

startTransition(() => {
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app)
})
