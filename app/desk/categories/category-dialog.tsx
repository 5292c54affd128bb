import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import type { ListedCategory } from '../../catalogue/care/save-category.server'
import { slugOfTitle } from '../../catalogue/slugs/slug-of-title'
import { fill } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { FormError } from '../kit/draft/form-error'
import { Switch } from '../kit/fields/checkbox'
import { Select } from '../kit/fields/select'
import { TextField } from '../kit/fields/text-field'
import { FormDialog } from '../kit/form-dialog'
import { Notice } from '../kit/notice'
import { SeoFields } from '../products/seo-fields'
import { Thumbnail } from '../products/table/thumbnail'
import { useChoices } from '../products/table/use-choices'
import { useUploads } from '../products/use-uploads'

interface Props {
  /** Undefined when creating one. */
  category?: ListedCategory
  departments: { slug: string; name: string }[]
  close(): void
}

export function CategoryDialog({ category, departments, close }: Props) {
  const { categories: texts, products } = useDeskTexts()
  const { offered, main } = useChoices()
  const languages = offered.filter((one) => one !== main || category?.others[one])
  const [name, setName] = useState(category?.name ?? '')
  const [slug, setSlug] = useState('')
  const [others, setOthers] = useState(category?.others ?? {})
  const [department, setDepartment] = useState(category?.department ?? null)
  const [address, setAddress] = useState(category?.address ?? '')
  const [seo, setSeo] = useState(category?.seo ?? {})
  const [picture, setPicture] = useState(category?.picture ?? null)
  const [isShown, setShown] = useState(!category?.hidden)
  const [version, setVersion] = useState(category?.version ?? '')
  const { upload, waiting, failed } = useUploads((address) => setPicture(address))
  const save = useChange(
    () =>
      category
        ? deskFetch('PUT', `/categories/${encodeURIComponent(category.slug)}`, {
            ...{ name, others, department, picture, address, seo, hidden: !isShown, version },
          })
        : deskFetch('POST', '/categories', { name, slug, others, department }),
    ['/categories', '/products'],
    {
      onSuccess: close,
      onError({ code, body }) {
        const now = body.now as { version: string } | undefined
        // The text stays; saving it again overwrites the other change on purpose.
        if (code === 'changed_meanwhile' && now) setVersion(now.version)
      },
    },
  )
  const path = `/shop?category=${slugOfTitle(address) || category?.slug}`
  const errorAt = (field: string) => save.error?.errors[field]
  return (
    <FormDialog title={category?.name ?? texts.add} onClose={close} change={save}>
      <TextField
        autoFocus
        isRequired
        label={texts.name}
        value={name}
        onChange={setName}
        error={errorAt('name')}
      />
      {!category && (
        <TextField
          label={texts.slug}
          hint={texts.slugHint}
          value={slug}
          onChange={setSlug}
          error={errorAt('slug')}
        />
      )}
      {languages.map((language) => (
        <TextField
          key={language}
          label={fill(texts.nameIn, { language: products.words.languages[language] })}
          value={others[language] ?? ''}
          onChange={(text) => setOthers({ ...others, [language]: text })}
          error={errorAt(`others.${language}`)}
        />
      ))}
      <Select
        label={texts.department}
        none={texts.noDepartment}
        value={department ?? ''}
        options={departments.map((one) => ({ id: one.slug, text: one.name }))}
        onChange={(id) => setDepartment(id || null)}
        error={errorAt('department')}
      />
      {category && (
        <div className="flex flex-wrap items-center gap-3">
          <Thumbnail path={picture ?? ''} />
          <FileTrigger
            acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp', 'image/avif']}
            onSelect={(files) => upload([...(files ?? [])])}
          >
            <Button icon="upload" busy={waiting.length > 0}>
              {texts.choosePicture}
            </Button>
          </FileTrigger>
          {picture && (
            <Button look="quiet" onPress={() => setPicture(null)}>
              {texts.removePicture}
            </Button>
          )}
          {failed.map((text) => (
            <Notice key={text} tone="bad" title={text} />
          ))}
        </div>
      )}
      {category && (
        <>
          <TextField
            label={texts.address}
            hint={fill(texts.addressHint, { path, slug: category.slug })}
            value={address}
            onChange={setAddress}
            error={errorAt('address')}
          />
          <section aria-label={texts.seo}>
            <SeoFields
              seo={seo}
              onChange={setSeo}
              own={(language) => ({
                title: others[language] || name,
                description: '',
              })}
              path={path}
              errorAt={(field) => errorAt(`seo.${field}`)}
            />
          </section>
        </>
      )}
      {category && (
        <>
          <Switch isSelected={isShown} onChange={setShown}>
            {texts.shown}
          </Switch>
          {!isShown && <p className="text-muted text-sm">{texts.hiddenHint}</p>}
        </>
      )}
      <FormError error={save.error} />
    </FormDialog>
  )
}
