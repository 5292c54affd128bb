import { z } from 'zod'
import { keysOf } from '../wire/key-fields'

const entered = z.string().min(1).max(200)
const WITH_NAME = 'It comes with the user name.'

/** What a merchant enters for bKash. Without a topic its messages are refused, and polling does. */
export const BKASH_KEYS = keysOf({
  username: {
    ...{ form: entered, label: 'User name', secret: false },
    hint: 'bKash sends it by mail.',
  },
  password: { form: entered, label: 'Password', secret: true, hint: WITH_NAME },
  appKey: { form: entered, label: 'App key', secret: false, hint: WITH_NAME },
  appSecret: { form: entered, label: 'App secret', secret: true, hint: WITH_NAME },
  topicArn: {
    form: z
      .string()
      .max(300)
      .regex(/^arn:aws[\w-]*:sns:[\w-]+:\d+:[\w.-]+$/, 'A topic begins with arn:aws:sns:.')
      .optional(),
    label: 'Topic of the messages (ARN)',
    secret: false,
    hint: 'bKash names it when it sets up the webhook. Messages of other topics are refused.',
  },
})

export type BkashKeys = z.infer<typeof BKASH_KEYS.form>
