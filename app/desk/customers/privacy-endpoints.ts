import { z } from 'zod'
import { erasuresOf, listErasures } from '../../content/privacy/erasures.server'
import { eraseAddress, exportPerson } from '../../content/privacy/privacy.server'
import { isProved } from '../../content/privacy/proof/proof-report'
import { proveIfSmall } from '../../content/privacy/proof/prove.server'
import { reportLines } from '../../content/privacy/proof/report-lines'
import type { Database } from '../../database/tables.server'
import { readEmail } from '../../identity/service/account.server'
import { addressOfCustomer } from '../../orders/customers/customer.server'
import { DeskFault, endpoint, pageFrom, pageNumber, pageOf, wrongField } from '../api/endpoint'
import { noCustomer } from './customer-endpoints'

/** Endpoints that export or erase a person's data. The audit log names nobody. */
export const privacyEndpoints = [
  endpoint('POST /customers/:id/export', 'customers.erase', {
    sensitive: true,
    handle: async ({ db, params, audit }) => {
      const described = await exportPerson(db, await addressOf(db, params.id))
      if (!described) throw noCustomer()
      await audit(db, 'customer.exported', `customer ${params.id}`)
      return described
    },
  }),
  endpoint('POST /customers/:id/erase', 'customers.erase', {
    sensitive: true,
    input: z.object({ anyway: z.boolean().default(false) }),
    handle: async ({ db, params, input, staff, audit }) => {
      const address = await addressOf(db, params.id)
      const erased = await eraseAddress(db, address, {
        anyway: input.anyway,
        by: staff.name,
        mayHold: false,
        note: (connection) => audit(connection, 'customer.erased', `customer ${params.id}`),
      })
      if (erased.code === 'nobody') throw noCustomer()
      if (erased.code === 'open')
        throw new DeskFault(
          409,
          'open_orders',
          'Some orders have not left yet, or a return is not settled.',
          { open: erased.open },
        )
      const report = await proveIfSmall(db, erased.words)
      return {
        ...erased.counts,
        outboxFiles: erased.outboxFiles,
        ...(report && { proved: isProved(report), report: reportLines(report) }),
      }
    },
  }),
  endpoint('GET /erasures', 'customers.erase', {
    input: z.object({ page: pageNumber }),
    handle: async ({ db, input: { page } }) => {
      const { rows, ...more } = pageOf(await listErasures(db, pageFrom(page)), page)
      return { rows: rows.map(shown), ...more }
    },
  }),
  endpoint('POST /erasures/check', 'customers.erase', {
    input: z.object({ email: z.string().max(254) }),
    handle: async ({ db, input }) => {
      const email = readEmail(input.email)
      if (!email) throw wrongField('email', 'That is no e-mail address.')
      return { rows: (await erasuresOf(db, email)).map(shown) }
    },
  }),
]

const shown = ({
  email_hash: _,
  subjects: __,
  made_by,
  ...row
}: Awaited<ReturnType<typeof erasuresOf>>[number]) => ({
  ...row,
  madeBy: made_by,
})

async function addressOf(db: Database, id = '') {
  const address = await addressOfCustomer(db, id)
  if (!address) throw noCustomer()
  return address
}
