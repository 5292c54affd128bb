import { Form } from 'react-router'
import { useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'

/** The product search: a form that works by itself. */
export function Search() {
  const texts = useTexts('shell')
  return (
    <Form action="/shop" role="search" className="search-form">
      <input
        type="search"
        name="q"
        required
        autoComplete="off"
        placeholder={texts.search}
        aria-label={texts.search}
        className="w-full bg-transparent px-5 py-2 text-sm outline-none pointer-coarse:py-3"
      />
      <button type="submit" aria-label={texts.doSearch} className="icon-button me-1">
        <Icon name="search" />
      </button>
    </Form>
  )
}
