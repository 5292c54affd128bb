import { db } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { clientAddress, limiter } from '../../http/rate-limits.server'
import { requestLanguage } from '../../texts/request-language.server'
import type { AccountRow } from './account.server'
import { deleteOwnAccount } from './delete-account.server'
import { resetPassword, signInWithEmailLink } from './mailed-codes/redeem-code.server'
import { sendCode } from './mailed-codes/send-code.server'
import { createAuthUri, signInWithIdp } from './providers/provider-sign-in.server'
import { Refusal, refusal, TOO_MANY } from './refusal'
import { signInWithPassword } from './sign-in.server'
import { signUp } from './sign-up.server'
import { revokeSessions, type Tokens, verifyIdToken } from './tokens/tokens.server'
import { lookup, providerInfo, update } from './update-account.server'

type Body = Record<string, unknown>

export type Method = (body: Body, request: Request) => Promise<object>

// Limits count by client address. `token` and `lookup` have none: a refusal signs visitors out.
const signUps = limiter('identity-sign-up', { points: 300, seconds: 3600 })
const signIns = limiter('identity-sign-in', { points: 600, seconds: 300 })
const mails = limiter('identity-mail', { points: 120, seconds: 3600 })
const newPasswords = limiter('identity-new-password', { points: 120, seconds: 3600 })
const codes = limiter('identity-code', { points: 300, seconds: 300 })

const limited =
  (limit: ReturnType<typeof limiter>, method: Method): Method =>
  async (body, request) =>
    (await limit.take(clientAddress())) ? method(body, request) : TOO_MANY

const kind = (name: string) => `identitytoolkit#${name}`

function signInResponse({ account, tokens }: { account: AccountRow; tokens: Tokens }) {
  return {
    localId: account.uid,
    ...(account.email && { email: account.email }),
    displayName: account.display_name ?? '',
    ...tokens,
  }
}

const v1: Record<string, Method> = {
  'accounts:signUp': limited(signUps, async (body) => {
    const signedUp = await signUp(db, body)
    if (signedUp instanceof Refusal) return signedUp
    return { kind: kind('SignupNewUserResponse'), ...signInResponse(signedUp) }
  }),
  'accounts:signInWithPassword': limited(signIns, async (body) => {
    const signedIn = await signInWithPassword(db, body)
    if (signedIn instanceof Refusal) return signedIn
    return { kind: kind('VerifyPasswordResponse'), registered: true, ...signInResponse(signedIn) }
  }),
  'accounts:signInWithEmailLink': limited(signIns, async (body) => {
    const signedIn = await signInWithEmailLink(db, body)
    if (signedIn instanceof Refusal) return signedIn
    return { kind: kind('EmailLinkSigninResponse'), isNewUser: false, ...signInResponse(signedIn) }
  }),
  'accounts:signInWithIdp': limited(signIns, async (body) => {
    const signedIn = await signInWithIdp(db, body)
    if (signedIn instanceof Refusal) return signedIn
    const { identity, isNewUser, account } = signedIn
    return {
      kind: kind('VerifyAssertionResponse'),
      ...signInResponse(signedIn),
      providerId: identity.providerId,
      federatedId: `${identity.issuer}/${identity.subject}`,
      emailVerified: account.email_verified === 1,
      ...(account.photo_url && { photoUrl: account.photo_url }),
      rawUserInfo: JSON.stringify(identity.claims),
      oauthIdToken: identity.idToken,
      ...(identity.accessToken && { oauthAccessToken: identity.accessToken }),
      isNewUser,
    }
  }),
  'accounts:lookup': async (body) => {
    const found = await lookup(db, body)
    return found instanceof Refusal ? found : { kind: kind('GetAccountInfoResponse'), ...found }
  },
  'accounts:update': async (body) => {
    const hashes = body.password !== undefined && body.password !== null
    if (hashes && !(await newPasswords.take(clientAddress()))) return TOO_MANY
    const changed = await update(db, body)
    if (changed instanceof Refusal) return changed
    const { account } = changed
    return {
      kind: kind('SetAccountInfoResponse'),
      localId: account.uid,
      ...(account.email && { email: account.email }),
      emailVerified: account.email_verified === 1,
      // The name is always sent: the SDK clears it and the picture when the response lacks them.
      ...(account.display_name && { displayName: account.display_name }),
      ...(account.photo_url && { photoUrl: account.photo_url }),
      providerUserInfo: await providerInfo(db, account),
      ...('tokens' in changed && (changed.tokens as Tokens)),
    }
  },
  'accounts:delete': async (body) => {
    const deleted = await deleteOwnAccount(db, body)
    return deleted instanceof Refusal ? deleted : { kind: kind('DeleteAccountResponse') }
  },
  'accounts:sendOobCode': limited(mails, async (body, request) => {
    const sent = await sendCode(db, body, requestLanguage(request, languageOfSdk(request)))
    if (sent instanceof Refusal) return sent
    return { kind: kind('GetOobConfirmationCodeResponse'), ...sent }
  }),
  'accounts:resetPassword': limited(codes, async (body) => {
    const code = await resetPassword(db, body)
    return code instanceof Refusal ? code : { kind: kind('ResetPasswordResponse'), ...code }
  }),
  'accounts:createAuthUri': limited(signIns, async (body) => {
    const started = await createAuthUri(db, body)
    return started instanceof Refusal
      ? started
      : { kind: kind('CreateAuthUriResponse'), ...started }
  }),
  'accounts:signInWithCustomToken': async () => refusal('OPERATION_NOT_ALLOWED'),
  'accounts:signInWithPhoneNumber': async () => refusal('OPERATION_NOT_ALLOWED'),
  'accounts:sendVerificationCode': async () => refusal('OPERATION_NOT_ALLOWED'),
}

const v2: Record<string, Method> = {
  'accounts:revokeToken': (body) => revokeRefreshToken(db, body),
}

const versions: Record<string, Record<string, Method>> = { v1, v2 }

export function methodOf(version: 'v1' | 'v2', method: string): Method | undefined {
  const methods = versions[version] ?? {}
  return Object.hasOwn(methods, method) ? methods[method] : undefined
}

/** The SDK names the language of mails; applications set it as 'pt_BR' or 'pt-BR'. */
const languageOfSdk = ({ headers }: Request) =>
  headers.get('X-Firebase-Locale')?.replaceAll('_', '-')

async function revokeRefreshToken(
  db: Database,
  body: { idToken?: unknown; token?: unknown; tokenType?: unknown },
) {
  const signedIn = await verifyIdToken(db, body.idToken)
  if (signedIn instanceof Refusal) return signedIn
  const { token, tokenType } = body
  if (tokenType === 'REFRESH_TOKEN' && typeof token === 'string')
    await inTransaction(db, (connection) => revokeSessions(connection, signedIn.account.uid, token))
  return {}
}
