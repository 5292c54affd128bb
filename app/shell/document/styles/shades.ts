const LIGHTER = 0.3
const DARKER = 0.2

/** Returns two shades of a colour such as `#0a5cc2`: for large shapes, and for buttons. */
export const shaded = (colour: string) => ({
  'red-hover': mixed(colour, 255, LIGHTER),
  'red-dark': mixed(colour, 0, DARKER),
})

function mixed(colour: string, other: number, share: number) {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(part + (other - part) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
