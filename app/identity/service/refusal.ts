/**
 * A refusal is a value: the code of identity-toolkit errors, with an explanation for people after
 * it. The SDK goes by the code alone.
 */
export class Refusal {
  constructor(
    readonly code: string,
    readonly explanation?: string,
    readonly status = 400,
  ) {}

  /** As the wire carries it: `CODE : explanation`. */
  get message() {
    return this.explanation ? `${this.code} : ${this.explanation}` : this.code
  }
}

export const refuse = (code: string, explanation?: string) => new Refusal(code, explanation)

export const TOO_MANY = refuse(
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'Access was held back after many attempts. Try again later, or reset the password.',
)
