import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

const CLIENT = { id: 'shop-client', secret: 'shop-client-secret' }

export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  picture?: string
}

/** Starts a real provider on loopback, which signs in the person set last without a form. */
export async function startOpenIdProvider(redirectUris: string[]) {
  let person: Person = { sub: 'nobody' }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        application_type: 'native', // allows redirects to a loopback address
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response)
    const login = { accountId: person.sub, remember: false }
    provider.interactionFinished(request, response, { login, consent: {} }).catch((error) => {
      response.writeHead(500).end(String(error))
    })
  })
  return {
    issuer,
    settings: {
      OIDC_GOOGLE_ISSUER: issuer,
      OIDC_GOOGLE_CLIENT_ID: CLIENT.id,
      OIDC_GOOGLE_CLIENT_SECRET: CLIENT.secret,
    },
    nextIs(next: Person) {
      person = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

/** Follows a sign-in as a browser would, up to the first address outside the provider. */
export async function walkThrough(authUri: string) {
  const jar = new Map<string, string>()
  const { origin } = new URL(authUri)
  let at = authUri
  for (let step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: cookie ? { cookie } : {} })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const to = response.headers.get('location')
    if (!to) throw new Error(`the provider returned ${response.status}: ${await response.text()}`)
    at = new URL(to, at).href
    if (new URL(at).origin !== origin) return new URL(at)
  }
  throw new Error('the provider never came to an end')
}
