import { createContext } from 'react-router'

/* What the server's entry tells the renderer. Alone in a file, so that Vite loads it once. */

interface RenderedPage {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

export const databaseAway = createContext(false)

/** React Router looks at the body of a response, which makes a stream of it: it gets an empty one. */
export const renderedPage = createContext<RenderedPage | null>(null)
