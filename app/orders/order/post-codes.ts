/** Certain rules only, without blanks or hyphens. `validator` refuses '1000001' for '1000-001'. */
const SHAPES: Record<string, RegExp> = {
  BD: /^\d{4}$/,
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BR: /^\d{8}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
  CH: /^\d{4}$/,
  CN: /^\d{6}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^([A-Z]{1,2}\d[A-Z\d]?|GIR)\d[A-Z]{2}$|^GIR0AA$/,
  IN: /^[1-9]\d{5}$/,
  IT: /^\d{5}$/,
  JP: /^\d{7}$/,
  LK: /^\d{5}$/,
  MX: /^\d{5}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  NO: /^\d{4}$/,
  NP: /^\d{5}$/,
  PK: /^\d{5}$/,
  PL: /^\d{5}$/,
  PT: /^\d{7}$/,
  SE: /^\d{5}$/,
  US: /^\d{5}(\d{4})?$/,
}

export function postCodeFits(country: string, postCode: string) {
  const bare = postCode.toUpperCase().replace(/[\s-]/g, '')
  return SHAPES[country]?.test(bare) ?? true
}
