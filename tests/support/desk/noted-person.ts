import type { Database } from '../../../app/database/tables.server'
import { recordAudit } from '../../../app/desk/staff/audit.server'

const STAFF = { id: 'filled', name: 'Mina' }

interface Named {
  order: string
  message: string
  email: string
  /** Somebody else's address, which contains the other. */
  near: string
}

/** Fills the desk's audit log and lists with Zuleika, who was once invited to work there. */
export async function noteAtDesk(db: Database, { order, message, email, near }: Named) {
  const before = { firstName: 'Zuleika', street: '7 Heron Lane', city: 'Dhaka', phone: '1' }
  const after = { ...before, street: '8 Heron Lane' }
  const entries = [
    { action: 'order.address-changed', subject: `order ${order}`, before, after },
    { action: 'order.note-added', subject: `order ${order}`, after: 'Leave it at the mill' },
    { action: 'order.shipped', subject: `order ${order}`, after: { status: 'shipped', total: 5 } },
    { action: 'message.state', subject: `message ${message}`, after: { note: 'Zuleika rang' } },
    {
      action: 'settings.changed',
      subject: 'pages.about',
      after: { 'pages.about': [`Thanks to ZULEIKA Quillfeather (${email}), not ${near}`] },
    },
    { action: 'staff.invited', subject: `staff ${email}`, after: { role: 'staff' } },
    {
      action: 'staff.removed',
      subject: `staff ${email}`,
      before: { name: 'Zuleika Quillfeather', role: 'staff' },
    },
  ]
  for (const entry of entries) await recordAudit(db, { staff: STAFF, ...entry })
  const open = db.selectFrom('desk_invites').selectAll().where('id', '=', 'filled')
  await db
    .insertInto('desk_invites')
    .values({ ...(await open.executeTakeFirstOrThrow()), id: 'z', hash: 'z', email })
    .execute()
  const row = { id: 2, key: 'shop.name', before: null, after: '"Shop"', by: email, at: 1 }
  await db.insertInto('settings_history').values(row).execute()
}

/** The log after erasure: authors stay, but of the texts only those that name nobody. */
export const NOTED_AFTER = [
  ['order.address-changed', 'order', [erased(), erased()]],
  ['order.note-added', 'order', [null, '[erased]']],
  ['order.shipped', 'order', [null, { status: 'shipped', total: 5 }]],
  ['message.state', 'message', [null, { note: '[erased]' }]],
  [
    'settings.changed',
    'pages.about',
    [null, { 'pages.about': ['Thanks to [erased] ([erased]), not not-zuleika@quill.example'] }],
  ],
  ['staff.invited', 'staff [erased]', [null, { role: 'staff' }]],
  ['staff.removed', 'staff [erased]', [{ name: '[erased]', role: 'staff' }, null]],
]

function erased() {
  return { firstName: '[erased]', street: '[erased]', city: '[erased]', phone: '[erased]' }
}

export async function noted(db: Database) {
  const rows = db.selectFrom('desk_audit').selectAll().where('staff_name', '=', STAFF.name)
  return (await rows.orderBy('id').execute()).map(({ action, subject, before, after }) => [
    action,
    subject.replace(/^(order|message) .*/, '$1'),
    [before, after].map((json) => (json === null ? null : JSON.parse(json))),
  ])
}
