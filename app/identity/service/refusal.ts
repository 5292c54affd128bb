export class Refusal {
  constructor(
    readonly code: string,
    readonly explanation?: string,
    readonly status = 400,
  ) {}

  get message() {
    return this.explanation ? `${this.code} : ${this.explanation}` : this.code
  }
}

export const refusal = (code: string, explanation?: string) => new Refusal(code, explanation)

/** Explains that the code of a link was used, and that its address is confirmed. */
export const ALREADY_CONFIRMED = 'ALREADY_CONFIRMED'

export const TOO_MANY = refusal(
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'Access was held back after many attempts. Try again later, or reset the password.',
)
