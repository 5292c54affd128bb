/** Tells the lines of a cart apart: a product, or one variant of it. */
export type LineKey = number | string

/** Returns a line's variant. Another writer's may be anything; this shop's is a number. */
export const lineVariant = ({ variant = 0 }: { variant?: number }) =>
  Number.isInteger(variant) && variant > 0 ? variant : undefined

export const lineKey = (item: { id: number; variant?: number }): LineKey =>
  lineVariant(item) ? `${item.id}-${item.variant}` : item.id

/** Returns the key of a line in the shop's answer. */
export const lineKeyOf = ({ productId, variant }: { productId: number; variant?: number }) =>
  lineKey({ id: productId, variant })
