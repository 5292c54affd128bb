const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu

/**
 * Writes the decimal digits of every script as 0 to 9: '০১৭১২' is '01712'. The ten digits of a
 * script stand in a row, maybe after the ten of another.
 */
export const asciiDigits = (text: string) =>
  text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.codePointAt(0) as number
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
    return String(before % 10)
  })

/** Writes a number or code plainly: ASCII digits and hyphens, without marks that nobody sees. */
export const asciiCode = (text: string) =>
  asciiDigits(text)
    .replace(/[\p{Pd}−ー]/gu, '-')
    .replace(/[\p{Cf}〒]/gu, '')
