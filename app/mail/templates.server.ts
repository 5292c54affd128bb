import type { Language } from '../business'

export interface RenderedMail {
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
}

type Template = (language: Language, data: never) => Promise<RenderedMail>

/** Thrown by a template whose message would no longer be true, so that it is not sent. */
export class Outdated extends Error {}

const templates = new Map<string, Template>()

export function registerTemplate(name: string, template: Template) {
  templates.set(name, template)
}

export const templateNames = () => [...templates.keys()]

/** Renders a template. Throws when it is not registered. */
export function renderTemplate(name: string, language: Language, data: unknown) {
  const template = templates.get(name)
  if (!template) throw new Error(`no mail template "${name}"`)
  return template(language, data as never)
}

/** Returns undefined when the message would no longer be true. */
export const unlessOutdated = <T>(rendering: Promise<T>) =>
  rendering.catch((error) => {
    if (error instanceof Outdated) return undefined
    throw error
  })
