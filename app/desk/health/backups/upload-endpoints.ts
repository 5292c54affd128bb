import type { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import {
  MOST_PIECE_BYTES,
  MOST_UPLOAD_BYTES,
  takePiece,
} from '../../../database/backups/uploaded-backups.server'
import { requestUrl } from '../../../input/request-url'
import { DeskFault, type Endpoint, endpoint } from '../../api/endpoint'

const GB = 1024 ** 3
const inGb = (bytes: number) => `${Math.round((bytes / GB) * 10) / 10} GB`

/** The place of a piece: the upload's id, the piece's place in the file, the file's size. */
const place = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  at: z.coerce.number().int().min(0),
  size: z.coerce.number().int().min(0),
})

export const uploadEndpoints: Endpoint[] = [
  // A whole backup takes longer than a request may: it comes in pieces, and goes on where it broke off.
  endpoint('PUT /backups', 'backups.make', {
    upload: MOST_PIECE_BYTES,
    async handle({ db, request, audit, judge }) {
      const query = Object.fromEntries(requestUrl(request).searchParams)
      const given = place.safeParse(query).data
      if (!given || given.at > given.size)
        throw new DeskFault(422, 'bad_piece', 'A piece names the upload, its place and the size.')
      if (given.size === 0) throw new DeskFault(422, 'empty', 'The file is empty.')
      if (given.size > MOST_UPLOAD_BYTES)
        throw new DeskFault(
          422,
          'too_large',
          `A backup that is uploaded has ${inGb(MOST_UPLOAD_BYTES)} at most. Copy it into the backup folder.`,
        )
      await judge(db)
      const body = request.body as ReadableStream | null
      const taken = await takePiece({ ...given, body })
      if (!taken.ok && taken.code === 'NO_ROOM')
        throw new DeskFault(
          422,
          'no_room',
          `There is no room for the file: ${inGb(given.size)} are needed, ${inGb(taken.freeBytes)} are free.`,
        )
      if (!taken.ok)
        throw new DeskFault(409, 'gap', 'The beginning of the file is not here. Send it again.', {
          have: taken.have,
        })
      if (taken.name) await audit(db, 'backup.uploaded', taken.name)
      return taken
    },
  }),
]
