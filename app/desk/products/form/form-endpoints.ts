import { z } from 'zod'
import { deleteProduct } from '../../../catalogue/care/delete-product.server'
import { copyProduct } from '../../../catalogue/care/form/copy-product.server'
import { formInput } from '../../../catalogue/care/form/form-input.server'
import { type ReadProduct, readProductForm } from '../../../catalogue/care/form/read-form.server'
import {
  createProduct,
  type SavedProduct,
  saveProduct,
} from '../../../catalogue/care/form/save-form.server'
import { picturePath } from '../../../catalogue/product/picture-path.server'
import { readProductId } from '../../../catalogue/product/product-id'
import { nameOfHolder } from '../../../catalogue/product/sku-holder'
import { MOST_PICTURE_BYTES } from '../../../files/pictures/picture-kind'
import { type DeskCall, DeskFault, endpoint, wrongField } from '../../api/endpoint'
import { keptUpload } from '../../api/kept-upload.server'
import { madeBy, noSuchProduct } from '../by-staff'
import type { ShownProduct } from './shown-product'

const pieces = z.int().min(0)

export const formEndpoints = [
  endpoint('GET /products/:id', 'products.read', async ({ db, params }) => {
    const id = idIn(params)
    const found = await readProductForm(db, id)
    if (!found) throw noSuchProduct()
    return shown(id, found)
  }),
  endpoint('POST /products', 'products.change', {
    input: z.object({ form: formInput }),
    async handle(call) {
      return answer(
        await createProduct(call.db, call.input.form, savingOf(call, 'product.created')),
      )
    },
  }),
  endpoint('PUT /products/:id', 'products.change', {
    input: z.object({
      form: formInput,
      version: z.string().max(100),
      stock: z.object({ own: pieces, variants: z.record(z.coerce.number<string>(), pieces) }),
    }),
    async handle(call) {
      const { form, version, stock } = call.input
      const known = { id: idIn(call.params), version, stock }
      return answer(
        await saveProduct(call.db, known, form, savingOf(call, 'product.changed')),
        known.id,
      )
    },
  }),
  endpoint('POST /products/:id/copy', 'products.change', {
    input: z.object({}),
    async handle(call) {
      const saving = savingOf(call, 'product.copied')
      return answer(await copyProduct(call.db, idIn(call.params), saving))
    },
  }),
  endpoint('DELETE /products/:id', 'products.change', {
    input: z.object({}),
    async handle({ db, params, audit }) {
      const id = idIn(params)
      const deleted = await deleteProduct(db, id, (connection, title) =>
        audit(connection, 'product.deleted', `product ${id}`, { before: { title } }),
      )
      if (deleted.ok) return {}
      if (deleted.code === 'UNKNOWN') throw noSuchProduct()
      throw new DeskFault(
        409,
        'was_sold',
        'It stands in orders, so it stays. Switch off “Shown in the shop” to take it out of the shop.',
      )
    },
  }),
  endpoint('POST /products/pictures', 'products.change', {
    upload: MOST_PICTURE_BYTES,
    handle: (call) => keptUpload(call, async (address) => ({ address, path: address })),
  }),
]

export function idIn({ id: text }: Record<string, string>) {
  const id = readProductId(text)
  if (id === undefined) throw noSuchProduct()
  return id
}

const savingOf = (call: DeskCall<unknown>, action: string) => ({
  by: madeBy(call.staff),
  alongside: (
    connection: Parameters<typeof call.audit>[0],
    before: unknown,
    now: ReadProduct,
    id: number,
  ) => call.audit(connection, action, `product ${id}`, { before, after: now.form }),
})

function answer(saved: SavedProduct, id = 0) {
  if (saved.ok) return { ...shown(saved.id, saved.now), later: saved.later }
  if (saved.code === 'SKU_TAKEN') {
    const { sku, productId } = saved.holder
    const detail = `The SKU ${sku} is of ${nameOfHolder(saved.holder)}.`
    throw new DeskFault(422, 'sku_taken', detail, { sku, productId })
  }
  if (saved.code === 'SLUG_TAKEN')
    throw wrongField(
      'form.slug',
      `This is the address of ${saved.holder.title} (number ${saved.holder.id}).`,
    )
  if (saved.code === 'UNKNOWN_CATEGORY')
    throw wrongField('form.category', 'There is no such category.')
  if (saved.code === 'UNKNOWN_VARIANT')
    throw new DeskFault(422, 'unknown_variant', 'A variant is not one of this product.')
  if (!('now' in saved)) throw noSuchProduct()
  throw new DeskFault(
    409,
    saved.code === 'SOLD' ? 'sold_meanwhile' : 'changed_meanwhile',
    'It is no longer as it was read.',
    { now: shown(id, saved.now) },
  )
}

function shown(id: number, { form, ...read }: ReadProduct): ShownProduct {
  const paths = form.pictures.map(
    ({ address }, at) => [address, picturePath(id, at + 1, address)] as const,
  )
  return { id, form, ...read, paths: Object.fromEntries(paths) }
}
