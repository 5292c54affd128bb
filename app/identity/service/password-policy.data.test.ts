import { expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { codeOf, identityService } from '../../../tests/support/identity-service'

const eachDatabase = onSqliteByDay('the policy is decided before the database is asked')

eachDatabase('a merchant’s own password policy', (open) => {
  const service = identityService(open, {
    IDENTITY_PASSWORD_MIN: '8',
    IDENTITY_PASSWORD_MAX: '40',
    IDENTITY_PASSWORD_LOWERCASE: 'true',
    IDENTITY_PASSWORD_UPPERCASE: 'true',
    IDENTITY_PASSWORD_NUMERIC: 'true',
    IDENTITY_PASSWORD_SYMBOL: 'true',
    IDENTITY_ID_TOKEN_SECONDS: '600',
    IDENTITY_API_KEY: 'exclusive-shop',
    IDENTITY_PROJECT_ID: 'lamps',
  })

  test('the password policy is published, and named in refusals', async () => {
    const policy = await service.get('/identitytoolkit.googleapis.com/v2/passwordPolicy')
    expect(policy.json).toMatchObject({
      customStrengthOptions: {
        minPasswordLength: 8,
        maxPasswordLength: 40,
        containsLowercaseCharacter: true,
        containsUppercaseCharacter: true,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
      enforcementState: 'ENFORCE',
      schemaVersion: 1,
    })
    const email = 'strict@example.com'
    const refused = await service.call('signUp', { email, password: 'SHORT' })
    expect(refused.json.error.message).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, Password must contain a lower case character, Password must contain a numeric character, Password must contain a non-alphanumeric character]',
    )
    const long = await service.call('signUp', { email, password: `aA1!${'x'.repeat(40)}` })
    expect(codeOf(long)).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS')
    const made = await service.call('signUp', { email, password: 'Good-Word-1' })
    expect(made.json).toMatchObject({ expiresIn: '600' })
  })
})
