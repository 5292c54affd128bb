import type { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import {
  findImport,
  listImports,
  startImport,
  takeFile,
  UnknownKind,
} from '../../catalogue/incoming/files/file-imports.server'
import { MOST_FILE_BYTES, sentFolderOf } from '../../catalogue/incoming/files/uploaded-file.server'
import {
  isSentName,
  keepSent,
  MOST_ARCHIVE_BYTES,
  MOST_SENT,
  sentNames,
} from '../../catalogue/incoming/pictures/sent-pictures.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { csv } from '../../files/csv'
import { requestUrl } from '../../input/request-url'
import { DeskFault, type Endpoint, endpoint } from '../api/endpoint'
import { noteIssuer } from './judged-imports.server'
import type { ShownImport } from './shown-file'

const MOST_NAME = 200
const PICTURES = /\.(jpe?g|png|webp|avif|gif|zip)$/i

export const importEndpoints: Endpoint[] = [
  endpoint('GET /imports', 'products.read', async ({ db }) => ({ imports: await listImports(db) })),
  endpoint('POST /imports', 'products.change', {
    upload: MOST_FILE_BYTES,
    async handle({ db, request, staff, audit }) {
      const name = nameIn(request.url)
      const body = request.body as ReadableStream | null
      try {
        const id = await takeFile(db, { name, body, staff: staff.name }, (connection, made) =>
          audit(connection, 'import.uploaded', `import ${made}`, { after: name }),
        )
        return { id }
      } catch (error) {
        if (error instanceof UnknownKind)
          throw new DeskFault(422, 'unknown_kind', 'A catalogue is a .csv or .xlsx file.')
        throw error
      }
    },
  }),
  endpoint('GET /imports/:id', 'products.read', async ({ db, params }): Promise<ShownImport> => {
    const found = (await findImport(db, params.id ?? '')) ?? notFound()
    return { ...found, sent: await sentNames(sentFolderOf(found.id)) }
  }),
  endpoint('POST /imports/:id/pictures', 'products.change', {
    upload: MOST_ARCHIVE_BYTES,
    async handle({ db, params, request, audit }) {
      const { id, state } = (await findImport(db, params.id ?? '')) ?? notFound()
      if (state === 'running' || state === 'done') underWay()
      const name = nameIn(request.url)
      if (!PICTURES.test(name) || !isSentName(name))
        throw new DeskFault(
          422,
          'no_picture',
          'Pictures are .jpg, .png, .webp, .avif or .gif files, or a .zip of them.',
        )
      const folder = sentFolderOf(id)
      const known = await sentNames(folder)
      if (known.length >= MOST_SENT && !known.includes(name))
        throw new DeskFault(422, 'too_many', `More than ${MOST_SENT} pictures come in a .zip file.`)
      await keepSent({
        folder,
        name,
        body: request.body as ReadableStream | null,
        admit: () =>
          inTransaction(db, (connection) =>
            audit(connection, 'import.pictures', `import ${id}`, { after: name }),
          ),
      })
      return { sent: await sentNames(folder) }
    },
  }),
  endpoint('POST /imports/:id/check', 'products.change', {
    input: z.object({}),
    async handle({ db, params, audit }) {
      const id = params.id ?? ''
      const started = await startImport(db, id, 'check', (connection) =>
        audit(connection, 'import.checked', `import ${id}`),
      )
      return started ? {} : underWay()
    },
  }),
  endpoint('POST /imports/:id/apply', 'products.change', {
    input: z.object({
      replace: z.boolean().default(false),
      sure: z.boolean().default(false),
      setStock: z.boolean().default(false),
    }),
    async handle({ db, params, input, staff, audit }) {
      const id = params.id ?? ''
      if (!(await findImport(db, id))) notFound()
      const started = await startImport(db, id, input, async (connection) => {
        await noteIssuer(connection, id, staff.id)
        await audit(connection, 'import.applied', `import ${id}`, { after: input })
      })
      return started ? {} : underWay()
    },
  }),
  endpoint('GET /imports/:id/refused.csv', 'products.read', async ({ db, params }) => {
    const found = (await findImport(db, params.id ?? '')) ?? notFound()
    const rejected = found.report?.report?.rejected ?? []
    return new Response(
      csv(
        ['row', 'reason'],
        rejected.map(({ row, reason }) => [row, reason]),
      ),
      {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="refused.csv"',
          'Cache-Control': 'no-store',
        },
      },
    )
  }),
]

function notFound(): never {
  throw new DeskFault(404, 'not_found', 'There is no such file.')
}

function underWay(): never {
  throw new DeskFault(409, 'under_way', 'This file is being worked on, or was applied already.')
}

/** Drops any folder that the browser sends with the name. */
function nameIn(url: string) {
  const given = requestUrl({ url }).searchParams.get('name') ?? ''
  const name = given
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .trim()
  return (name ?? '').slice(-MOST_NAME)
}
