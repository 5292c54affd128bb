/** Where the shop delivers, by postal code; a merchant changes this list (decisions, Product detail). */
const RULES = [
  { area: 'bangladesh', code: /^\d{4}$/ }, // Bangladesh Post: four digits
  // Everywhere else: 3 to 10 letters and digits, parted by single spaces or hyphens, one digit at
  // least. The Universal Postal Union lists none shorter or longer.
  { area: 'worldwide', code: /^(?=.*\d)(?=.{3,10}$)[a-z\d]+(?:[ -][a-z\d]+)*$/i },
] as const

export type DeliveryAnswer =
  | { area: (typeof RULES)[number]['area']; code: string }
  | { area: 'invalid' | 'empty' }

/** Whether and where we deliver for what was typed; the first rule that fits decides. */
export function deliveryTo(typed: string): DeliveryAnswer {
  const code = typed
    .normalize('NFKC') // full-width digits of Asian keyboards
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)) // Bengali digits
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()
  if (code === '') return { area: 'empty' }
  const rule = RULES.find((each) => each.code.test(code))
  return rule ? { area: rule.area, code } : { area: 'invalid' }
}
