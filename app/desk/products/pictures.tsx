import { type DropItem, DropZone, FileTrigger } from 'react-aria-components'
import { MOST_PICTURES } from '../../catalogue/care/form/product-form'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Button, IconButton } from '../kit/button'
import { Card } from '../kit/card'
import { TextField } from '../kit/fields/text-field'
import { Notice } from '../kit/notice'
import { Sortable } from '../kit/sortable'
import type { Editing } from './form/use-editing'
import { useUploads } from './use-uploads'

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export function Pictures({ form, set, paths, addPaths, errorAt, errorIn, isDisabled }: Editing) {
  const { pictures: texts } = useDeskTexts().products
  const { pictures } = form
  const { upload, waiting, failed } = useUploads((address, path) => {
    addPaths({ [address]: path })
    if (pictures.some((one) => one.address === address)) return
    set({ pictures: [...pictures, { address, text: '' }] })
  })
  const drop = async (items: DropItem[]) => {
    const files = items.filter((item) => item.kind === 'file')
    upload(await Promise.all(files.map((item) => item.getFile())))
  }
  return (
    <Card title={texts.title}>
      {!isDisabled && pictures.length < MOST_PICTURES && (
        <DropZone
          aria-label={texts.drop}
          getDropOperation={() => 'copy'}
          onDrop={({ items }) => void drop(items)}
          className="mb-3 flex flex-col items-center gap-2 rounded-md border-2 border-line border-dashed p-5 text-center data-drop-target:border-info data-drop-target:bg-info-soft"
        >
          <p>{texts.drop}</p>
          <FileTrigger
            allowsMultiple
            acceptedFileTypes={KINDS}
            onSelect={(files) => upload([...(files ?? [])])}
          >
            <Button icon="upload">{texts.choose}</Button>
          </FileTrigger>
          <p className="text-muted text-sm">{texts.hint}</p>
        </DropZone>
      )}
      {waiting.map((name) => (
        <p key={name} role="status" className="mb-2 text-muted">
          {fill(texts.uploading, { name })}
        </p>
      ))}
      {failed.map((text) => (
        <div key={text} className="mb-2">
          <Notice tone="bad" title={text} />
        </div>
      ))}
      {errorAt('pictures') && <Notice tone="bad" title={errorAt('pictures') ?? ''} />}
      <Sortable
        label={texts.list}
        items={pictures}
        keyOf={({ address }) => address}
        onMove={(moved) => set({ pictures: moved })}
        words={texts}
        nameOf={(_, at) => String(at + 1)}
        isDisabled={isDisabled}
      >
        {({ address, text }, at) => (
          <div className="flex items-center gap-3 max-sm:flex-wrap">
            <img
              src={`${paths[address] ?? address}/192.webp`}
              alt={text}
              width={96}
              height={96}
              className="size-20 shrink-0 rounded-md bg-ground object-contain sm:size-24"
            />
            <div className="min-w-0 grow max-sm:order-last max-sm:w-full">
              <TextField
                label={fill(texts.text, { number: at + 1 })}
                value={text}
                onChange={(said) =>
                  set({
                    pictures: pictures.map((one) =>
                      one.address === address ? { ...one, text: said } : one,
                    ),
                  })
                }
                error={errorIn(`pictures.${at}`)}
                isDisabled={isDisabled}
              />
            </div>
            {!isDisabled && (
              <IconButton
                icon="bin"
                label={fill(texts.remove, { number: at + 1 })}
                onPress={() => set({ pictures: pictures.filter((one) => one.address !== address) })}
              />
            )}
          </div>
        )}
      </Sortable>
    </Card>
  )
}
