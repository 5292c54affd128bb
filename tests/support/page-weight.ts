import { brotliCompressSync, gzipSync } from 'node:zlib'

export async function loadPage(origin: string, path: string) {
  const html = await text(origin + path)
  const withScripts = html.replace(/<noscript>.*?<\/noscript>/g, '')
  const links = [...withScripts.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const href = (tag: string) => /href="([^"]+)"/.exec(tag)?.[1] ?? ''
  const named = [
    ...links.filter((tag) => tag.includes('rel="later" href="/assets/')).map(href), // app/shell/document/late-scripts.ts
    ...[...html.matchAll(/(?:from|import)\s*"(\/assets\/[^"]+)"/g)].map(([, url]) => url ?? ''),
  ]
  return {
    html,
    data: links.map(href).filter((file) => file.startsWith('/page-data/')),
    scripts: await imported(origin, new Set(named)),
    styles: [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(''),
    laterStyles: links.filter((tag) => tag.includes('rel="later-styles"')).map(href),
    styleFiles: links.filter((tag) => tag.includes('rel="stylesheet"')).length,
    fonts: links.filter((tag) => tag.includes('as="font"')).map(href),
  }
}

/** Weighs HTML with its styles as it is, in gzip, and in Brotli as it is sent when asked for often. */
export async function weighPage(origin: string, path: string) {
  const page = await loadPage(origin, path)
  return {
    javascript: await weigh(origin, page.scripts),
    css: brotliCompressSync(page.styles).length,
    laterStyles: await weigh(origin, page.laterStyles),
    styleFiles: page.styleFiles,
    data: await weigh(origin, page.data),
    raw: Buffer.byteLength(page.html),
    html: gzipSync(page.html).length,
    brotli: brotliCompressSync(page.html).length,
    fonts: await weigh(origin, page.fonts),
    fontFiles: page.fonts.length,
  }
}

/** Returns modules with their static imports, in depth. */
async function imported(origin: string, modules: Set<string>) {
  for (const url of modules) {
    const code = await text(origin + url)
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      modules.add(`/assets/${name}`)
  }
  return [...modules]
}

const text = async (url: string) => (await fetch(url)).text()

async function weigh(origin: string, paths: string[]) {
  const sizes = paths.map(async (path) => {
    const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } })
    const size = Number(response.headers.get('content-length'))
    return size || brotliCompressSync(Buffer.from(await response.arrayBuffer())).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
