import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { config } from '../../../config.server'
import { db } from '../../../database/current.server'
import { Refusal } from '../refusal'
import { verifyIdToken } from './tokens.server'

interface Verified {
  uid: string
  email: string
  emailVerified: boolean
}

/** Returns undefined without a valid token. A hosted project's token is checked by its JWKS. */
export async function verifyBearer(request: Request): Promise<Verified | undefined> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (!token) return undefined
  if (config.FIREBASE_PROJECT_ID) return verifyHosted(token, config.FIREBASE_PROJECT_ID)
  const signedIn = await verifyIdToken(db, token)
  if (signedIn instanceof Refusal) return undefined
  const { uid, email, email_verified } = signedIn.account
  return { uid, email: email ?? '', emailVerified: email_verified === 1 }
}

let hostedKeys: { url: string; find: ReturnType<typeof createRemoteJWKSet> } | undefined

async function verifyHosted(token: string, projectId: string): Promise<Verified | undefined> {
  const url = config.FIREBASE_JWKS_URL
  if (hostedKeys?.url !== url) hostedKeys = { url, find: createRemoteJWKSet(new URL(url)) }
  try {
    const { payload } = await jwtVerify<{ email?: string; email_verified?: boolean }>(
      token,
      hostedKeys.find,
      {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      },
    )
    const { sub, email, email_verified } = payload
    if (!sub) return undefined
    return { uid: sub, email: email?.toLowerCase() ?? '', emailVerified: email_verified === true }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}
