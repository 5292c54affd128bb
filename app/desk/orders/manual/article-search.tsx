import { useState } from 'react'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useRead } from '../../client/use-data'
import { Button } from '../../kit/button'
import { Failed } from '../../kit/failed'
import { SearchBox } from '../../kit/list/search-box'
import { useFigures, useMoney } from '../../kit/use-formats'
import type { Sellable } from './sellable'
import { articleKey } from './use-manual-order'

export function ArticleSearch({ onAdd }: { onAdd(item: Sellable): void }) {
  const { orders } = useDeskTexts()
  const t = orders.manual
  const money = useMoney()
  const figures = useFigures()
  const [q, setQ] = useState('')
  const wanted = q.trim()
  const found = useRead<{ items: Sellable[] }>(
    '/orders/sellable',
    { q: wanted },
    { enabled: wanted !== '' },
  )
  const items = wanted === '' ? [] : (found.data?.items ?? [])
  return (
    <div className="flex flex-col gap-2">
      <SearchBox label={t.search} value={q} onSearch={setQ} />
      {found.error && <Failed error={found.error} again={() => void found.refetch()} />}
      {wanted !== '' && found.data && items.length === 0 && <p className="text-muted">{t.none}</p>}
      <ul className="flex max-h-80 flex-col overflow-y-auto">
        {items.map((item) => (
          <li
            key={articleKey(item)}
            className="flex items-center gap-3 border-line border-b py-2 last:border-0"
          >
            <img
              src={item.thumbnail}
              alt=""
              width={40}
              height={40}
              className="size-10 shrink-0 rounded-md bg-ground object-contain"
            />
            <span className="min-w-0 grow">
              <span className="block break-words">{item.title}</span>
              <span className="block text-muted text-sm">
                {[
                  money.format(item.price),
                  item.stock > 0 ? fill(t.left, { count: figures(item.stock) }) : t.soldOut,
                  item.sku,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              icon="plus"
              aria-label={`${t.add}: ${item.title}`}
              isDisabled={item.stock === 0}
              onPress={() => onAdd(item)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
