import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { config } from '../../config.server'
import { db } from '../../database/current.server'
import { isUnavailable, RETRY_AFTER } from '../../database/unavailable'
import { routeOf } from '../../http/base-app.server'
import { JSON_BYTES, limitBody } from '../../http/body-limits.server'
import { log } from '../../http/log.server'
import { clientIsGone, toNobody } from '../../http/records/client-gone.server'
import { parseJson, toText } from '../../input/parsed'
import { SETTINGS_PATH } from '../browser/settings'
import { authorizedDomains } from './authorized-domains.server'
import { browserSettings, isHosted } from './browser-settings.server'
import { registerCodeMails } from './mailed-codes/code-mail.server'
import { type Method, methodOf } from './methods.server'
import { policyResponse } from './password-policy.server'
import { TooBusy } from './passwords/hashing.server'
import { Refusal, refusal, TOO_MANY } from './refusal'
import { JWKS_SECONDS, jwks } from './tokens/keys.server'
import { refresh } from './tokens/tokens.server'

const TOOLKIT = '/identitytoolkit.googleapis.com'
const TOKEN = '/securetoken.googleapis.com/v1/token'
const JWKS = '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const HEADERS = [
  'Authorization',
  'Content-Type',
  'X-Client-Version',
  'X-Firebase-Client',
  'X-Firebase-gmpid',
  'X-Firebase-AppCheck',
  'X-Firebase-Locale',
]

export function identityApi() {
  registerCodeMails()
  const app = new Hono()
  const service = [`${TOOLKIT}/*`, '/securetoken.googleapis.com/*'] as const

  app.get(SETTINGS_PATH, (c) =>
    c.json(browserSettings(), 200, { 'Cache-Control': 'public, max-age=300' }),
  )
  app.use('/www.googleapis.com/*', cors({ origin: '*' }))
  app.get(JWKS, async (c) =>
    c.json(await jwks(db), 200, { 'Cache-Control': `public, max-age=${JWKS_SECONDS}` }),
  )

  for (const path of service) {
    app.use(path, cors({ origin: '*', allowHeaders: HEADERS, maxAge: 3600 }))
    app.use(path, async (c, next) => {
      await next()
      c.res.headers.set('Cache-Control', 'no-store')
    })
    app.use(path, async (c, next) => {
      if (isHosted()) return refusalResponse(new Refusal('NOT_FOUND', undefined, 404))
      const key = c.req.query('key')
      if (!key)
        return refusalResponse(
          new Refusal('PERMISSION_DENIED', 'The request is missing a valid API key.', 403),
        )
      if (key !== config.IDENTITY_API_KEY)
        return refusalResponse(new Refusal('API key not valid. Please pass a valid API key.'))
      return next()
    })
    app.use(
      path,
      limitBody(JSON_BYTES, () =>
        refusalResponse(new Refusal('PAYLOAD_TOO_LARGE', 'At most 64 KiB', 413)),
      ),
    )
  }

  app.post(`${TOOLKIT}/v1/:method`, (c) => run(c, methodOf('v1', c.req.param('method'))))
  app.post(`${TOOLKIT}/v2/:method`, (c) => run(c, methodOf('v2', c.req.param('method'))))
  app.get(`${TOOLKIT}/v2/passwordPolicy`, (c) => c.json(policyResponse()))
  app.get(`${TOOLKIT}/v1/projects`, (c) =>
    c.json({ projectId: config.IDENTITY_PROJECT_ID, authorizedDomains: authorizedDomains() }),
  )
  app.get(`${TOOLKIT}/v2/recaptchaConfig`, (c) =>
    c.json({
      recaptchaKey: `projects/${config.IDENTITY_PROJECT_ID}/keys/off`,
      recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
    }),
  )
  app.post(TOKEN, (c) => run(c, grant))

  for (const path of service)
    app.all(path, () => refusalResponse(new Refusal('NOT_FOUND', undefined, 404)))
  app.onError(failed)
  return app
}

async function run(c: Context, method: Method | undefined) {
  if (!method) return refusalResponse(new Refusal('NOT_FOUND', undefined, 404))
  const body = await readBody(c.req.raw)
  if (body instanceof Refusal) return refusalResponse(body)
  const result = await method(body, c.req.raw)
  return result instanceof Refusal ? refusalResponse(result) : c.json(result)
}

async function readBody(request: Request): Promise<Record<string, unknown> | Refusal> {
  const text = await request.text()
  if (/^application\/x-www-form-urlencoded/i.test(request.headers.get('Content-Type') ?? ''))
    return Object.fromEntries(new URLSearchParams(text))
  const body = parseJson(text || '{}')
  if (body && typeof body === 'object' && !Array.isArray(body))
    return body as Record<string, unknown>
  return refusal('INVALID_ARGUMENT', 'Invalid JSON payload received.')
}

const grant: Method = async (body) => {
  if (!body.grant_type) return refusal('MISSING_GRANT_TYPE')
  if (body.grant_type !== 'refresh_token') return refusal('INVALID_GRANT_TYPE')
  if (!body.refresh_token) return refusal('MISSING_REFRESH_TOKEN')
  const refreshed = await refresh(db, toText(body.refresh_token))
  if (refreshed instanceof Refusal) return refreshed
  const { account, tokens } = refreshed
  return {
    access_token: tokens.idToken,
    id_token: tokens.idToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: config.IDENTITY_PROJECT_ID,
  }
}

function refusalResponse({ message, status }: Refusal, headers: Record<string, string> = {}) {
  const error = {
    code: status,
    message,
    errors: [{ message, domain: 'global', reason: 'invalid' }],
  }
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** Answers `token` and `lookup` in plain text: JSON errors make the SDK sign the visitor out. */
function failed(error: Error, c: Context) {
  if (error instanceof TooBusy) return refusalResponse(TOO_MANY)
  if (clientIsGone(c)) return toNobody()
  log.error({ err: error, route: routeOf(c) }, 'identity failed')
  const keepsSession = c.req.path === TOKEN || c.req.path.endsWith('accounts:lookup')
  const headers = {
    ...RETRY_AFTER,
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
  }
  if (keepsSession) return new Response('Try again', { status: 503, headers })
  if (isUnavailable(error))
    return refusalResponse(new Refusal('UNAVAILABLE', undefined, 503), RETRY_AFTER)
  return refusalResponse(new Refusal('INTERNAL_ERROR', undefined, 500))
}
