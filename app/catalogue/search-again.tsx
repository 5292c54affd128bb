import { Form } from 'react-router'
import { Icon } from '../ui/icon'

/** Offers another search where one, or an address, has led to nothing. */
export const SearchAgain = ({ label }: { label: string }) => (
  <div className="w-full max-w-lg">
    <Form action="/shop" className="search-form w-full">
      <input type="search" name="q" placeholder={label} aria-label={label} />
      <button type="submit" aria-label={label} className="icon-button me-1">
        <Icon name="search" />
      </button>
    </Form>
  </div>
)
