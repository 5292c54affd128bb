import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { type ProductForm, stockOf } from '../../../catalogue/care/form/product-form'
import { type DeskError, deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { rebase } from '../../kit/draft/rebase'
import type { ShownProduct } from './shown-product'

/** The product that was read; a new one has neither number nor version. */
export type Read = Pick<ShownProduct, 'form' | 'paths'> & Partial<ShownProduct>

export interface Editing {
  form: ProductForm
  set(changed: Partial<ProductForm>): void
  /** Returns the error of a field by its path, such as `variants.0.price`. */
  errorAt(path: string): string | undefined
  /** Returns the first error of a field or below it, such as of `options.0.values.2`. */
  errorIn(path: string): string | undefined
  paths: Record<string, string>
  addPaths(paths: Record<string, string>): void
  isDisabled: boolean
}

/** The state of the form; another person's save never overwrites typed values. */
export function useEditing(start: Read, isDisabled: boolean) {
  const { form: texts } = useDeskTexts().products
  const navigate = useNavigate()
  const [read, setRead] = useState(start)
  const [form, setForm] = useState(start.form)
  const [paths, setPaths] = useState(start.paths)
  const [stale, setStale] = useState<ShownProduct>()
  const [leaving, setLeaving] = useState(false)
  const dirty = JSON.stringify(form) !== JSON.stringify(read.form)
  const take = (now: ShownProduct) => {
    setRead(now)
    setPaths((known) => ({ ...known, ...now.paths }))
    setStale(undefined)
  }
  const save = useChange<ProductForm, ShownProduct & { later: boolean }>(
    (given) =>
      read.id === undefined
        ? deskFetch('POST', '/products', { form: given })
        : deskFetch('PUT', `/products/${read.id}`, {
            form: given,
            version: read.version,
            stock: stockOf(read.form),
          }),
    ['/products', '/categories'],
    {
      onSuccess(now) {
        const isNew = read.id === undefined
        toast.success(isNew ? texts.created : texts.saved)
        take(now)
        setForm(now.form)
        if (isNew) setLeaving(true)
      },
      onError({ status, body }) {
        if (status === 409) setStale(body.now as ShownProduct)
      },
    },
  )
  const made = leaving ? save.data?.id : undefined
  useEffect(() => {
    if (made !== undefined) void navigate(`/products/${made}`, { replace: true })
  }, [made, navigate])
  const errors = save.error ? errorsOfForm(save.error) : {}
  const editing: Editing = {
    form,
    set: (changed) => setForm((before) => ({ ...before, ...changed })),
    errorAt: (path) => errors[path] ?? skuError(save.error, form, path),
    errorIn: (path) => Object.entries(errors).find(([at]) => isWithin(at, path))?.[1],
    paths,
    addPaths: (more) => setPaths((known) => ({ ...known, ...more })),
    isDisabled,
  }
  return {
    ...{ read, editing, stale, dirty: dirty && !leaving },
    ...{ error: save.error, busy: save.isPending },
    save: () => save.mutate(form),
    /** Merges the typed values into the stored ones. */
    keepMine() {
      if (!stale) return
      setForm((typed) => rebase(read.form, typed, stale.form))
      take(stale)
      save.reset()
    },
    takeTheirs() {
      if (!stale) return
      setForm(stale.form)
      take(stale)
      save.reset()
    },
  }
}

/** Returns the errors of the form's fields by their paths in it. */
export const errorsOfForm = ({ errors }: Pick<DeskError, 'errors'>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^form\./, ''), message]),
  )

const isWithin = (path: string, above: string) => path === above || path.startsWith(`${above}.`)

function skuError(error: DeskError | null, form: ProductForm, path: string) {
  if (error?.code !== 'sku_taken') return undefined
  const { sku } = error.body
  if (path === 'sku') return form.sku === sku ? error.message : undefined
  const at = /^variants\.(\d+)\.sku$/.exec(path)?.[1]
  return at !== undefined && form.variants[Number(at)]?.sku === sku ? error.message : undefined
}
