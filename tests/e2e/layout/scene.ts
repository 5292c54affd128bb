import type { APIRequestContext, Page } from '@playwright/test'
import type { State, Texts } from './states'

export interface Scene {
  name: string
  path: string
  /** A visitor with a filled cart and wishlist. */
  shopper?: boolean
  /** Failing responses that are part of the scene. */
  allowed?: string[]
  /** Done first; returns the path to open instead. */
  prepare?: (
    page: Page,
    request: APIRequestContext,
    prefix: string,
    texts: Texts,
  ) => Promise<string>
  /** Waits for what the page fetches. */
  ready?: (page: Page, texts: Texts) => Promise<unknown>
  states?: State[]
}
