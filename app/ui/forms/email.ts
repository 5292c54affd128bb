const NAME = "[\\w.!#$%&'*+\\/=?^`\\{\\|\\}~\\-]{1,64}"
const LABEL = '[A-Za-z\\d](?:[A-Za-z\\d\\-]{0,61}[A-Za-z\\d])?'

/**
 * An e-mail address: what HTML's own e-mail field takes, with a dot in the domain and no two dots in
 * a row. A file of its own, because the newsletter form stands on every page.
 */
export const EMAIL = {
  type: 'email',
  required: true,
  maxLength: 254,
  pattern: `(?!.*\\.\\.)${NAME}@${LABEL}(?:\\.${LABEL})+`,
}
