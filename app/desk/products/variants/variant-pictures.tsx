import { useState } from 'react'
import type { FormPicture } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Checkbox } from '../../kit/fields/checkbox'

interface Props {
  name: string
  pictures: readonly FormPicture[]
  paths: Record<string, string>
  /** Addresses; none shows all of the product's pictures. */
  chosen: readonly string[]
  onChange(chosen: string[]): void
  isDisabled: boolean
}

/** Picks the variant's pictures; rendered once opened, as variants may be many. */
export function VariantPictures({ name, pictures, paths, chosen, onChange, isDisabled }: Props) {
  const { variants: texts } = useDeskTexts().products
  const [open, setOpen] = useState(false)
  const known = pictures.filter(({ address }) => chosen.includes(address))
  const counts = { chosen: known.length, count: pictures.length }
  // Keeps the product's order of pictures.
  const toggle = (address: string, on: boolean) =>
    onChange(
      pictures
        .map((one) => one.address)
        .filter((one) => (one === address ? on : chosen.includes(one))),
    )
  return (
    <details
      className="col-span-full"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-9 cursor-pointer py-2 touch:min-h-11">
        {texts.pictures}:{' '}
        {known.length === 0 ? texts.allPictures : fill(texts.somePictures, counts)}
      </summary>
      {open && (
        <>
          <p className="text-muted text-sm">{texts.picturesHint}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: within the fieldset of the variant */}
          <div
            role="group"
            aria-label={fill(texts.picturesOf, { variant: name })}
            className="mt-2 flex flex-wrap gap-3"
          >
            {pictures.map(({ address, text }, at) => (
              <Checkbox
                key={address}
                isSelected={chosen.includes(address)}
                onChange={(on) => toggle(address, on)}
                isDisabled={isDisabled}
                aria-label={text || fill(texts.pictureNumber, { number: at + 1 })}
              >
                <img
                  src={`${paths[address] ?? address}/96.webp`}
                  alt=""
                  className="size-14 rounded-md bg-ground object-contain"
                />
              </Checkbox>
            ))}
          </div>
        </>
      )}
    </details>
  )
}
