const LEAST_CHARACTERS = 10
const MOST_CHARACTERS = 200

type PasswordFault = 'short' | 'long' | 'own' | 'common'

/** Words of leaked lists, after digits and signs were read as letters or cut off. */
const COMMON = new Set(
  `abc abcabc abcd abcdefg abcdefgh abcdefghij admin adminadmin administrator aezakmi asdasd asdf
  asdfasdf asdfgh asdfghjk asdfghjkl ashley azerty azertyuiop babygirl bailey baseball basketball
  batman blink butterfly changeme changemenow charlie chocolate computer correcthorse
  correcthorsebatterystaple default dragon ecommerce eminem exclusive flower football freedom
  google guest hello helloworld hunter iloveyou iloveyousomuch iloveyoutoo internet jennifer
  jessica jordan letmein letmeinnow login lovely loveme manager master merchant michael michelle
  monkey mustang mynoob nicole ninja nothing nopassword owner p passw passwd password passwordpass
  passwordpassword passphrase pokemon princess qazwsx qazwsxedc qwerty qwertyqwerty qwertyui
  qwertyuiop qwertyuiopasdfghjkl rockyou root rootroot samsung secret secretpassword shadow
  shop shopkeeper spiderman starwars summer spring autumn winter sunshine superman superstar
  teamo temporary test testing testtest testpassword thepassword trustno trustnoone unknown user
  username welcome whatever windows yourpassword zaqxsw zxcvbn zxcvbnm zxcvbnmasdfghjkl mypassword
  newpassword hasl motdepasse passwort contrasena contraseña bonjour hallo hola soleil tequiero`.split(
    /\s+/,
  ),
)
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Returns why a password is refused; long ones need no signs or digits (NIST SP 800-63B, 3.1.1.2). */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const length = [...password].length
  if (length < LEAST_CHARACTERS) return 'short'
  if (length > MOST_CHARACTERS) return 'long'
  const plain = password.toLowerCase()
  const [mailbox = ''] = email.toLowerCase().split('@')
  if (plain === email.toLowerCase() || stripped(plain) === mailbox) return 'own'
  return isCommon(plain) ? 'common' : undefined
}

const stripped = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

function isCommon(plain: string) {
  const letters = asLetters(plain)
  const readings = [
    stripped(plain),
    asLetters(stripped(plain)),
    stripped(letters),
    letters.replace(/\P{L}/gu, ''),
  ]
  return readings.some((one) => COMMON.has(one)) || repeats(plain) || runs(plain)
}

const asLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)

/** Matches one to four characters in repetition: `aaaaaaaaaa`, `12121212121`. */
const repeats = (text: string) => /^(.{1,4})\1+.{0,3}$/su.test(text)

/** Tells runs along the alphabet, digits or keyboard rows, either way: `1234567890`. */
function runs(text: string) {
  const rows = ROWS.map((row) => row + row)
  const all = [...rows, ...rows.map((row) => [...row].reverse().join(''))]
  return all.some((row) => row.includes(text))
}
