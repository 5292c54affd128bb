import type { ProductForm } from '../../../catalogue/care/form/product-form'
import { useDeskTexts } from '../../client/desk-texts'
import { Editor } from './editor'

const EMPTY: ProductForm = {
  ...{ title: '', description: '', category: '', brand: null, colour: null, sku: null, gtin: null },
  ...{ slug: null, seo: {}, tags: [] },
  ...{ weight: 0, price: 0, stock: 0, discount: 0, taxClass: null, visible: false },
  ...{
    warranty: '',
    shipping: '',
    returns: '',
    pictures: [],
    texts: {},
    options: [],
    variants: [],
  },
}

/** A new product is hidden by default, so that it can be checked before it is sold. */
export default function NewScreen() {
  return <Editor title={useDeskTexts().products.unnamed} read={{ form: EMPTY, paths: {} }} />
}
