import { createContext } from 'react-router'

/* The data that the server's entry gives the renderer. It stands alone in a file, so that Vite
   loads it once. */

interface RenderedPage {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

/** The page's one address, where another path or query leads to it too. */
export const oneAddress = createContext<string | null>(null)

/**
 * The key of the page in the page cache, whose loaders' data then comes apart from its document;
 * null for a page that is rendered for one request.
 */
export const cachedAs = createContext<string | null>(null)

export const databaseAway = createContext(false)

/** Holds the page. React Router would make a stream of the body, so its response is empty. */
export const renderedPage = createContext<RenderedPage | null>(null)
