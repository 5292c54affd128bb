import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { announceLeft, type Left } from '../../../orders/change-status.server'
import { publicStatus } from '../../../orders/status'
import type { Sending, Step, Stepped } from '../../../orders/steps/step'
import { takeStepIn } from '../../../orders/steps/take-step.server'
import type { DeskCall } from '../../api/endpoint'
import { orderAtVersion } from './at-version.server'

const ACTIONS: Record<Step, string> = {
  confirm: 'order.confirmed',
  pay: 'order.paid',
  pack: 'order.packed',
  unpack: 'order.unpacked',
  ship: 'order.shipped',
  deliver: 'order.delivered',
  cancel: 'order.cancelled',
}

type Call = Pick<DeskCall<unknown>, 'db' | 'audit'>

/** One step of one order, and who took it, in one transaction. Throws where the version is old. */
export async function auditedStep(
  { db, audit }: Call,
  written: string,
  step: Step,
  { version, ...sending }: Sending & { version?: number },
): Promise<{ number: string; stepped: Stepped }> {
  let left: Left | undefined
  const body = async (connection: Connection) => {
    const order = await orderAtVersion(connection, written, version)
    const { number, status } = order
    const stepped = await takeStepIn(connection, order, step, sending, (back) => {
      left = back
    })
    if (stepped.ok && stepped.changed) {
      const { tracking, carrier } = sending
      await audit(connection, {
        action: ACTIONS[step],
        subject: `order ${number}`,
        before: { status: publicStatus(status) },
        ...((tracking || carrier) && { after: { tracking, carrier } }),
      })
    }
    return { number, stepped }
  }
  const taken = await inTransaction(db as Database, body)
  announceLeft(db, left)
  return taken
}
