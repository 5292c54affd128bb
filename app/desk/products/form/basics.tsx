import { useDeskTexts } from '../../client/desk-texts'
import { Card } from '../../kit/card'
import { Switch } from '../../kit/fields/checkbox'
import { ComboBox } from '../../kit/fields/combo-box'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { useChoices } from '../table/use-choices'
import { Tags } from './tags'
import type { Editing } from './use-editing'

export function Basics(editing: Editing) {
  const { form, set, errorAt, isDisabled } = editing
  const { form: texts } = useDeskTexts().products
  const { categories, brands } = useChoices()
  return (
    <Card title={texts.basics}>
      <div className="flex flex-col gap-4">
        <TextField
          label={texts.title}
          value={form.title}
          onChange={(title) => set({ title })}
          error={errorAt('title')}
          isRequired
          isDisabled={isDisabled}
        />
        <TextField
          label={texts.description}
          lines={5}
          value={form.description}
          onChange={(description) => set({ description })}
          error={errorAt('description')}
          isDisabled={isDisabled}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label={texts.category}
            value={form.category || undefined}
            options={categories.map(({ slug, name }) => ({ id: slug, text: name }))}
            onChange={(category) => set({ category })}
            error={errorAt('category')}
            isDisabled={isDisabled}
          />
          <ComboBox
            label={texts.brand}
            options={brands}
            value={form.brand ?? ''}
            onChange={(brand) => set({ brand: brand || null })}
            error={errorAt('brand')}
            isDisabled={isDisabled}
          />
          <TextField
            label={texts.colour}
            value={form.colour ?? ''}
            onChange={(colour) => set({ colour: colour || null })}
            error={errorAt('colour')}
            isDisabled={isDisabled}
          />
        </div>
        <Tags {...editing} />
        <Switch
          isSelected={form.visible}
          onChange={(visible) => set({ visible })}
          isDisabled={isDisabled}
        >
          {texts.visible}
        </Switch>
      </div>
    </Card>
  )
}
