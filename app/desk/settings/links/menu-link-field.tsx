import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import type { FieldProps } from '../../kit/fields/field-props'
import { LinkField } from './link-field'
import { addressOfPicked, linkOfAddress } from './menu-link'

/**
 * Chooses where a link of a menu leads, and tells where that is gone. The value is a path of the
 * shop or another site's address.
 */
export function MenuLinkField({
  label,
  error,
  isDisabled = false,
  value,
  onChange,
}: FieldProps<string>) {
  const { menu: texts } = useDeskTexts().settings
  const { data } = useRead<{ dead: string[] }>('/menus/dead', { links: value })
  const isDead = value !== '/shop/0' && data?.dead.includes(value)
  return (
    <div className="col-span-full">
      <LinkField
        {...{ label, isDisabled }}
        isNeeded
        error={error ?? (isDead ? texts.dead : undefined)}
        value={linkOfAddress(value)}
        onChange={(link) => link && onChange(addressOfPicked(link))}
      />
    </div>
  )
}
