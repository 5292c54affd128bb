import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { openAuth } from './auth'

/** What a signed-in shopper does to the account. Loaded with the account page's forms. */

async function user(): Promise<User> {
  const { currentUser } = await openAuth()
  if (!currentUser) throw { code: 'auth/user-token-expired' }
  return currentUser
}

/** Proves that it is still they: what could lock an owner out asks for the password again. */
async function proved(password: string) {
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
  await verifyBeforeUpdateEmail(await proved(password), newEmail)
}

export async function changePassword(password: string, newPassword: string) {
  await updatePassword(await proved(password), newPassword)
}

export async function deleteAccount(password: string) {
  await deleteUser(await proved(password))
}

/** Learns what changed elsewhere, such as an address confirmed on another device. */
export async function refreshShopper() {
  const current = await user()
  const { emailVerified } = current
  await current.reload()
  if (current.emailVerified !== emailVerified) await current.getIdToken(true)
}
