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
import {
  type Command,
  type CommandContext,
  iso,
  minute,
  printJson,
  readOptions,
  readWords,
  required,
  textTable,
  UsageError,
} from './command'

type Member = Awaited<ReturnType<typeof listPeople>>[number]

const staff: Command = {
  usage: '[--json]',
  about: 'Who works at the desk, and how each signs in.',
  async run(args, { db, print }) {
    const values = readOptions(args, { json: 'flag' })
    const people = await listPeople(db)
    if (values.json) printJson(print, people.map(described))
    else if (people.length === 0) print('Nobody yet. Make an owner: desk invite --owner')
    else print(textTable(['name', 'e-mail', 'role', 'signs in by', 'since'], people.map(cells)))
    return 0
  },
}

const described = ({ since, signedInAt, ...person }: Member) => ({
  ...person,
  since: iso(since),
  signedInAt: iso(signedInAt),
})

const cells = ({ name, email, role, password, passkeys, since }: Member) => [
  name,
  email,
  role,
  [password && 'password', passkeys > 0 && `${passkeys} passkeys`].filter(Boolean).join(', '),
  minute(since),
]

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
    return printLink(context, role === 'owner' ? '24 hours' : '7 days', () =>
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
    if (!person) return 1
    return printLink(context, '24 hours', () =>
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
    if (!person) return 1
    const done = await removed(context.db, person.id)
    if (done.refused === 'last_owner')
      context.warn('This is the only owner. Make another one first: desk invite --owner')
    else context.print(`${person.name} (${person.email}) works here no more.`)
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

async function named({ db, warn }: CommandContext, args: string[]) {
  const { positionals } = readWords(args)
  const wanted = required(positionals.join(' '), 'the name')
  const found = await findPersonNamed(db, wanted)
  if (found.length === 1) return found[0]
  warn(
    found.length === 0
      ? `Nobody called "${wanted}" works at the desk.`
      : `Several people are called "${wanted}". Name the e-mail address.`,
  )
  return undefined
}

async function printLink(
  { print, warn }: CommandContext,
  lasts: string,
  make: () => Promise<string>,
) {
  try {
    print(`Works once, within ${lasts}: ${linkTo(deskAddress(), await make())}`)
    return 0
  } catch (error) {
    if (!(error instanceof DeskFault)) throw error
    warn(error.message)
    return 1
  }
}

export const deskCommands: Record<string, Command> = {
  'desk staff': staff,
  'desk invite': inviting,
  'desk remove': remove,
  'desk reset': reset,
}
