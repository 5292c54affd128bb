import type { ReactNode } from 'react'
import { useDeskTexts } from '../../client/desk-texts'
import { Card } from '../../kit/card'
import { TextField } from '../../kit/fields/text-field'
import { Pictures } from '../pictures'
import { Variants } from '../variants/variants'
import { Basics } from './basics'
import { FoundAs } from './found-as'
import { Selling } from './selling'
import { Translations } from './translations'
import type { Editing } from './use-editing'

interface Props extends Editing {
  /** Undefined for a product that is not stored yet. */
  id?: number
  scheduled?: number
  /** What stands beside the texts in other languages. */
  children?: ReactNode
}

const COLUMNS = 'grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'
const COLUMN = 'flex min-w-0 flex-col gap-5'

/** All fields of a product; the variants' table has the whole width. */
export const ProductFields = ({ id, scheduled, children, ...editing }: Props) => (
  <>
    <div className={COLUMNS}>
      <div className={COLUMN}>
        <Basics {...editing} />
        <Pictures {...editing} />
      </div>
      <div className={COLUMN}>
        <Selling {...editing} scheduled={scheduled} />
        <Delivery {...editing} />
      </div>
    </div>
    <Variants {...editing} />
    <div className={COLUMNS}>
      <div className={COLUMN}>
        <Translations {...editing} />
        <FoundAs {...editing} id={id} />
      </div>
      <div className={COLUMN}>{children}</div>
    </div>
  </>
)

function Delivery({ form, set, errorAt, isDisabled }: Editing) {
  const { form: texts } = useDeskTexts().products
  return (
    <Card title={texts.more}>
      <div className="flex flex-col gap-4">
        {(['warranty', 'shipping', 'returns'] as const).map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            value={form[name]}
            onChange={(text) => set({ [name]: text })}
            error={errorAt(name)}
            isDisabled={isDisabled}
          />
        ))}
      </div>
    </Card>
  )
}
