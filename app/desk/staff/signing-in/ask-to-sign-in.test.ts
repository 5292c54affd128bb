import { expect, test } from 'vitest'
import { DeskError } from '../../client/desk-fetch'
import { askToSignIn } from './ask-to-sign-in'

const refused = new DeskError(401, 'sign_in', 'Sign in to go on.')
const gaveUp = new DeskError(401, 'signed_out', 'Nothing was changed.')

test('after the person gave up, reads ask nobody for a while, and a change asks again', async () => {
  let time = 0
  let asked = 0
  const signIn = askToSignIn(
    async () => {
      asked++
      throw gaveUp
    },
    () => time,
  )
  await expect(signIn(refused, 'POST')).rejects.toBe(gaveUp)
  await expect(signIn(refused, 'GET')).rejects.toBe(refused)
  expect(asked).toBe(1)
  await expect(signIn(refused, 'POST')).rejects.toBe(gaveUp)
  expect(asked).toBe(2)
  time = 10_001
  await expect(signIn(refused, 'GET')).rejects.toBe(gaveUp)
  expect(asked).toBe(3)
})

test('a read asks at once while the person has given up nothing', async () => {
  let asked = 0
  await askToSignIn(async () => void asked++)(refused, 'GET')
  expect(asked).toBe(1)
})
