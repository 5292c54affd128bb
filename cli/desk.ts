import type { Database } from '../app/database/tables.server'
import { inTransaction } from '../app/database/transactions/transaction.server'
import { DeskFault } from '../app/desk/api/endpoint'
import { ROLES, type Role } from '../app/desk/rights/rights'
import { COMMAND_LINE, recordAudit } from '../app/desk/staff/audit.server'
import { deskAddress } from '../app/desk/staff/joining/first-link.server'
import { linkTo } from '../app/desk/staff/joining/invitations.server'
import { invite, inviteToReset } from '../app/desk/staff/joining/invite.server'
import { findPersonNamed, listPeople, removePerson } from '../app/desk/staff/people/people.server'
import { emailField } from '../app/desk/staff/staff-fields'
import { type Command, type CommandContext, NotDone, UsageError } from './command'
import { readOptions, readWords, required } from './options'
import { iso, minute, printJson, printTable } from './printing'

type Member = Awaited<ReturnType<typeof listPeople>>[number]

const staff: Command = {
  usage: '[--json]',
  about: 'Who works at the desk, and how each signs in.',
  async run(args, { db, print }) {
    const values = readOptions(args, { json: 'flag' })
    const people = await listPeople(db)
    if (values.json) printJson(print, people.map(described))
    else if (people.length === 0) print('Nobody yet. Make an owner: desk invite --owner')
    else
      printTable(print, people, {
        name: ({ name }) => name,
        'e-mail': ({ email }) => email,
        role: ({ role }) => role,
        'signs in by': waysOf,
        since: ({ since }) => minute(since),
      })
  },
}

const described = ({ since, signedInAt, ...person }: Member) => ({
  ...person,
  since: iso(since),
  signedInAt: iso(signedInAt),
})

const waysOf = ({ password, passkeys }: Member) =>
  [password && 'password', passkeys > 0 && `${passkeys} passkeys`].filter(Boolean).join(', ')

const inviting: Command = {
  usage: `[<e-mail>] [--role ${ROLES.join('|')}] [--owner]`,
  about:
    'Prints a link that works once, and mails it: it makes somebody an owner, or one of staff.',
  async run(args, context) {
    const { values, positionals } = readWords(args, { owner: 'flag', role: 'text' })
    const role = values.owner ? 'owner' : (values.role ?? 'staff')
    if (!isRole(role) || (values.owner && (values.role ?? 'owner') !== 'owner'))
      throw new UsageError(`--role is one of ${ROLES.join(', ')}`)
    const [given] = positionals
    if (!values.owner) required(given, 'the e-mail address')
    const email = given === undefined ? undefined : readEmail(given)
    await printLink(context, role === 'owner' ? '24 hours' : '7 days', () =>
      inTransaction(context.db, (connection) =>
        invite(connection, { email, role, by: COMMAND_LINE }),
      ),
    )
  },
}

const isRole = (role: string): role is Role => ROLES.some((one) => one === role)

function readEmail(text: string) {
  const read = emailField.safeParse(text)
  if (!read.success) throw new UsageError(`"${text}" is not an e-mail address`)
  return read.data
}

const reset: Command = {
  usage: '<name or e-mail>',
  about:
    'Ends all that a person signs in by and has issued; prints and mails a link to choose anew.',
  async run(args, context) {
    const person = await named(context, args)
    await printLink(context, '24 hours', () =>
      inTransaction(context.db, (connection) =>
        inviteToReset(connection, { id: person.id, by: COMMAND_LINE }),
      ),
    )
  },
}

const remove: Command = {
  usage: '<name or e-mail>',
  about:
    'Ends a person’s work at the desk, with sessions, passkeys, and tokens and invitations they made.',
  async run(args, context) {
    const person = await named(context, args)
    const done = await removed(context.db, person.id)
    if (done.refused === 'last_owner')
      throw new NotDone('This is the only owner. Make another one first: desk invite --owner')
    context.print(`${person.name} (${person.email}) works here no more.`)
    return done.refused ? 1 : 0
  },
}

const removed = (db: Database, id: string) =>
  inTransaction(db, async (connection) => {
    const done = await removePerson(connection, id)
    if (done.person) {
      const { name, email, role } = done.person
      await recordAudit(connection, {
        staff: COMMAND_LINE,
        action: 'staff.removed',
        subject: `staff ${email}`,
        before: { name, role },
      })
    }
    return done
  })

async function named({ db }: CommandContext, args: string[]) {
  const { positionals } = readWords(args)
  const wanted = required(positionals.join(' '), 'the name')
  const [person, ...others] = await findPersonNamed(db, wanted)
  if (!person) throw new NotDone(`Nobody called "${wanted}" works at the desk.`)
  if (others.length > 0)
    throw new NotDone(`Several people are called "${wanted}". Name the e-mail address.`)
  return person
}

async function printLink({ print }: CommandContext, lasts: string, make: () => Promise<string>) {
  const secret = await make().catch((error) => {
    throw error instanceof DeskFault ? new NotDone(error.message) : error
  })
  print(`Works once, within ${lasts}: ${linkTo(deskAddress(), secret)}`)
}

export const deskCommands: Record<string, Command> = {
  'desk staff': staff,
  'desk invite': inviting,
  'desk remove': remove,
  'desk reset': reset,
}
