import { z } from 'zod'

/** A key of a provider as the desk asks for it. */
export interface KeyField {
  name: string
  label: string
  /** Shown as dots while it is typed. No key is shown again once it was saved. */
  secret: boolean
  /** Tells the merchant where to find it. */
  hint: string
  /** True for a field that may be left out. */
  optional: boolean
}

interface AskedKey extends Pick<KeyField, 'label' | 'secret' | 'hint'> {
  form: z.ZodType<string | undefined>
}

const mode = z.enum(['test', 'live'])

/** Makes the form of a provider's keys, with their mode, and the fields that the desk asks for. */
export function keysOf<Asked extends Record<string, AskedKey>>(asked: Asked) {
  const forms = Object.fromEntries(Object.entries(asked).map(([name, { form }]) => [name, form]))
  return {
    form: z.object({ mode, ...(forms as { [Name in keyof Asked]: Asked[Name]['form'] }) }),
    fields: Object.entries(asked).map(([name, { form, ...field }]): KeyField => {
      return { name, ...field, optional: form.safeParse(undefined).success }
    }),
  }
}
