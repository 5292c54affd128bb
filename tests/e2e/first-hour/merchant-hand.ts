import { expect, type Locator, type Page } from '@playwright/test'

/** What one step took. A field's own click is not counted among the presses. */
export interface Effort {
  step: string
  presses: number
  fields: number
  characters: number
  files: number
  /** How long the browser and the shop took, the script's own pauses included. */
  seconds: number
}

interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A merchant at the desk: does what a person does, and counts it step by step. */
export class MerchantHand {
  readonly efforts: Effort[] = []
  private began = 0

  constructor(readonly page: Page) {}

  /** Goes on in another window, and counts there in the same step. */
  on(page: Page) {
    const other = new MerchantHand(page)
    other.efforts.push(...this.efforts.slice(-1))
    return other
  }

  begin(step: string) {
    this.end()
    this.began = performance.now()
    this.efforts.push({ step, presses: 0, fields: 0, characters: 0, files: 0, seconds: 0 })
  }

  end() {
    const last = this.efforts.at(-1)
    if (last && last.seconds === 0)
      last.seconds = Math.round((performance.now() - this.began) / 100) / 10
  }

  async press(target: Locator) {
    this.now.presses++
    await target.click({ timeout: 20_000 })
  }

  /** Presses the button or link of a name, which is the only one. */
  button = (name: string | RegExp) => this.press(this.page.getByRole('button', { name }))
  link = (name: string | RegExp) => this.press(this.page.getByRole('link', { name }))

  async type(field: Locator, text: string) {
    this.now.fields++
    this.now.characters += text.length
    await field.fill(text)
  }

  /** Takes back characters that a script types again and a person does not. */
  retype(characters: number) {
    this.now.characters -= characters
  }

  /** Types into the textbox of a label. */
  field = (label: string, text: string) =>
    this.type(this.page.getByRole('textbox', { name: label, exact: true }), text)

  /** Presses the label of a checkbox or a switch. */
  toggle = (label: string) =>
    this.press(this.page.locator('label').filter({ hasText: new RegExp(`^${label}$`) }))

  /** Opens a list and presses an option. */
  async choose(list: string | RegExp, option: string) {
    await this.button(list)
    await this.press(this.page.getByRole('option', { name: option }))
  }

  /** Types the beginning of an option into a box that suggests, and takes the first by the keys. */
  async find(box: Locator, beginning: string, option: string) {
    await box.click()
    await this.type(box, beginning)
    await expect(this.page.getByRole('option', { name: option })).toBeVisible()
    await box.press('ArrowDown')
    await box.press('Enter')
    this.now.characters += 2
  }

  async file(button: string | RegExp, file: PickedFile) {
    const chooser = this.page.waitForEvent('filechooser')
    await this.button(button)
    this.now.files++
    await (await chooser).setFiles(file)
  }

  private get now() {
    const last = this.efforts.at(-1)
    if (!last) throw new Error('no step was begun')
    return last
  }
}
