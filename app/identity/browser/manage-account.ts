import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import { sessionChanged } from '../has-session'
import { openAuth } from './auth'

async function user(): Promise<User> {
  const { currentUser } = await openAuth()
  if (!currentUser) throw { code: 'auth/user-token-expired' }
  return currentUser
}

/** Asks for the password before changes that could lock the owner out, if there is one. */
async function reauthenticated(password: string) {
  const current = await user()
  if (password && current.email)
    await reauthenticateWithCredential(
      current,
      EmailAuthProvider.credential(current.email, password),
    )
  return current
}

export async function saveName(name: string) {
  await updateProfile(await user(), { displayName: name || null })
}

export async function mailConfirmation() {
  await sendEmailVerification(await user())
}

/** Mails the new address; the account changes when the link there is opened. */
export async function changeEmail(newEmail: string, password: string) {
  await verifyBeforeUpdateEmail(await reauthenticated(password), newEmail)
}

export async function changePassword(password: string, newPassword: string) {
  await updatePassword(await reauthenticated(password), newPassword)
}

export async function deleteAccount(password: string) {
  await deleteUser(await reauthenticated(password))
  sessionChanged()
}

export async function refreshShopper() {
  const current = await user()
  const { emailVerified } = current
  await current.reload()
  if (current.emailVerified !== emailVerified) await current.getIdToken(true)
}
