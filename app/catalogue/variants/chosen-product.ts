import { percentOff } from '../product/percent-off'
import { availabilityOf, type ProductDetail } from '../product/product'
import type { ChosenOption, ProductOption, Variant } from '../product/variant'

/** Returns the product with a variant's price, stock and picture, for display and the cart. */
export function chosenProduct<Product extends Of>(product: Product, variant: Variant) {
  const { options = [], variants: _, ...rest } = product
  const {
    id,
    price,
    compareAt,
    lowestBefore,
    stock,
    values,
    pictures = [],
    weight = product.weight,
  } = variant
  return {
    ...rest,
    ...{ price, from: undefined, lowestBefore, stock, weight },
    ...(compareAt && { discountPercentage: percentOff(price, compareAt) }),
    availabilityStatus: availabilityOf(stock, product.lowStock),
    thumbnail: product.images[pictures[0] ?? -1] ?? product.thumbnail,
    variant: id,
    chosen: chosenOptions(options, values),
  }
}

type Of = Pick<
  ProductDetail,
  'options' | 'variants' | 'images' | 'weight' | 'thumbnail' | 'availabilityStatus' | 'lowStock'
>

const chosenOptions = (options: readonly ProductOption[], values: readonly string[]) =>
  options.map(({ name }, at): ChosenOption => ({ name, value: values[at] ?? '' }))
