import { sql } from 'kysely'
import type { Stage } from './stage'

/** Word for word the expression of the index orders_stage (migration 036). */
export const STAGE = sql<Stage>`(case when status in ('paid', 'confirmed')
  then case when status = 'confirmed' and due_at is not null then 'to_confirm'
    when packed_at is null then 'to_pack' else 'packed' end
  else status end)`
