export const withCookie = (cookie: string, answer: unknown = {}) =>
  Response.json(answer, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } })
