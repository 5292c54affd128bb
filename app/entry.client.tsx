import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const app = <HydratedRouter />

startTransition(() => {
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app)
})

// This runs last, because no shopper waits for it: it stores visited pages for when there is no
// network.
if (!import.meta.env.DEV && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') registerServiceWorker()
  else addEventListener('load', registerServiceWorker)
}

async function registerServiceWorker() {
  await navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ page: location.href })
}
