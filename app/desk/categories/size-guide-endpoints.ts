import { z } from 'zod'
import {
  listSizeGuides,
  saveSizeGuide,
  sizeGuideVersion,
} from '../../catalogue/size-guides/size-guides.server'
import { sizeTablesInput } from '../../catalogue/size-guides/size-table'
import { DeskFault, type Endpoint, endpoint } from '../api/endpoint'

export const sizeGuideEndpoints: Endpoint[] = [
  endpoint('GET /size-guides', 'products.read', async ({ db }) => ({
    guides: (await listSizeGuides(db)).map((guide) => ({
      ...guide,
      version: sizeGuideVersion(guide.tables),
    })),
    none: sizeGuideVersion([]),
  })),
  endpoint('PUT /size-guides/:slug', 'products.change', {
    input: z.object({ tables: sizeTablesInput, version: z.string().max(100) }),
    async handle({ db, params, input: { tables, version }, audit }) {
      const slug = params.slug ?? ''
      const saved = await saveSizeGuide(
        db,
        { slug, tables },
        {
          version,
          alongside: (connection, before) =>
            audit(connection, 'category.sizes_changed', `category ${slug}`, {
              before,
              after: tables,
            }),
        },
      )
      if (saved.ok) return {}
      if (saved.code === 'UNKNOWN')
        throw new DeskFault(404, 'not_found', 'There is no such category.')
      throw new DeskFault(409, 'changed_meanwhile', 'It was changed meanwhile.', {
        now: { tables: saved.now, version: sizeGuideVersion(saved.now) },
      })
    },
  }),
]
