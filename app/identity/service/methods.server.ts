import { db } from '../../database/current.server'
import { clientAddress } from '../../http/client-address.server'
import { limiter } from '../../http/limits.server'
import { requestLanguage } from '../../texts/request-language.server'
import type { Account } from './account.server'
import { deleteAccount, revokeToken } from './delete-account.server'
import { resetPassword, signInWithEmailLink } from './mailed-codes/redeem-code.server'
import { sendCode } from './mailed-codes/send-code.server'
import { createAuthUri, signInWithIdp } from './providers/provider-sign-in.server'
import { Refusal, refuse, TOO_MANY } from './refusal'
import { signInWithPassword } from './sign-in.server'
import { signUp } from './sign-up.server'
import type { Tokens } from './tokens/tokens.server'
import { lookup, providerInfo, update } from './update-account.server'

type Body = Record<string, unknown>

/** One method of the service: body in, the protocol's answer or a refusal out. */
export type Answer = (body: Body, request: Request) => Promise<object>

// By client address; never for `token` and `lookup`, where a refusal would sign visitors out.
const signUps = limiter('identity-sign-up', { points: 300, seconds: 3600 })
const signIns = limiter('identity-sign-in', { points: 600, seconds: 300 })
const mails = limiter('identity-mail', { points: 120, seconds: 3600 })
const codes = limiter('identity-code', { points: 300, seconds: 300 })

const limited =
  (by: ReturnType<typeof limiter>, answer: Answer): Answer =>
  async (body, request) =>
    (await by.take(clientAddress())) ? answer(body, request) : TOO_MANY

const kind = (name: string) => `identitytoolkit#${name}`

function entered({ account, tokens }: { account: Account; tokens: Tokens }) {
  return {
    localId: account.uid,
    ...(account.email && { email: account.email }),
    displayName: account.display_name ?? '',
    ...tokens,
  }
}

const v1: Record<string, Answer> = {
  'accounts:signUp': limited(signUps, async (body) => {
    const made = await signUp(db, body)
    if (made instanceof Refusal) return made
    return { kind: kind('SignupNewUserResponse'), ...entered(made) }
  }),
  'accounts:signInWithPassword': limited(signIns, async (body) => {
    const found = await signInWithPassword(db, body)
    if (found instanceof Refusal) return found
    return { kind: kind('VerifyPasswordResponse'), registered: true, ...entered(found) }
  }),
  'accounts:signInWithEmailLink': limited(signIns, async (body) => {
    const found = await signInWithEmailLink(db, body)
    if (found instanceof Refusal) return found
    return { kind: kind('EmailLinkSigninResponse'), isNewUser: false, ...entered(found) }
  }),
  'accounts:signInWithIdp': limited(signIns, async (body) => {
    const found = await signInWithIdp(db, body)
    if (found instanceof Refusal) return found
    const { identity, isNewUser, account } = found
    return {
      kind: kind('VerifyAssertionResponse'),
      ...entered(found),
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
    const changed = await update(db, body)
    if (changed instanceof Refusal) return changed
    const { account } = changed
    return {
      kind: kind('SetAccountInfoResponse'),
      localId: account.uid,
      ...(account.email && { email: account.email }),
      emailVerified: account.email_verified === 1,
      // As they now are, always: the SDK forgets what an answer leaves out.
      ...(account.display_name && { displayName: account.display_name }),
      ...(account.photo_url && { photoUrl: account.photo_url }),
      providerUserInfo: await providerInfo(db, account),
      ...('tokens' in changed && (changed.tokens as Tokens)),
    }
  },
  'accounts:delete': async (body) => {
    const gone = await deleteAccount(db, body)
    return gone instanceof Refusal ? gone : { kind: kind('DeleteAccountResponse') }
  },
  'accounts:sendOobCode': limited(mails, async (body, request) => {
    const sent = await sendCode(db, body, requestLanguage(request, languageOfSdk(request)))
    if (sent instanceof Refusal) return sent
    return { kind: kind('GetOobConfirmationCodeResponse'), ...sent }
  }),
  'accounts:resetPassword': limited(codes, async (body) => {
    const used = await resetPassword(db, body)
    return used instanceof Refusal ? used : { kind: kind('ResetPasswordResponse'), ...used }
  }),
  'accounts:createAuthUri': limited(signIns, async (body) => {
    const begun = await createAuthUri(db, body)
    return begun instanceof Refusal ? begun : { kind: kind('CreateAuthUriResponse'), ...begun }
  }),
  'accounts:signInWithCustomToken': async () => refuse('OPERATION_NOT_ALLOWED'),
  'accounts:signInWithPhoneNumber': async () => refuse('OPERATION_NOT_ALLOWED'),
  'accounts:sendVerificationCode': async () => refuse('OPERATION_NOT_ALLOWED'),
}

const v2: Record<string, Answer> = { 'accounts:revokeToken': (body) => revokeToken(db, body) }

const versions: Record<string, Record<string, Answer>> = { v1, v2 }

/** What answers a method of the service, such as `accounts:signUp`. */
export function answerOf(version: 'v1' | 'v2', method: string): Answer | undefined {
  const methods = versions[version] ?? {}
  return Object.hasOwn(methods, method) ? methods[method] : undefined
}

/** The SDK names the language of mails; applications set it as 'pt_BR' or 'pt-BR'. */
const languageOfSdk = ({ headers }: Request) =>
  headers.get('X-Firebase-Locale')?.replaceAll('_', '-')
