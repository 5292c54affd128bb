import { sql } from 'kysely'
import type { Stage } from './stage'

/** The exact expression of the index orders_stage (migration 049). */
export const STAGE = sql<Stage>`(case when status in ('paid', 'confirmed')
  then case when packed_at is null then 'to_pack' else 'packed' end
  when status = 'awaiting_confirmation' then 'to_confirm' else status end)`
