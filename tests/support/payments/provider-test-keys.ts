export const STRIPE_TEST_KEYS = {
  mode: 'test',
  secretKey: 'sk_test_abcdefghijklmnop',
  webhookSecret: 'whsec_test_secret',
} as const

export const SSLCOMMERZ_TEST_KEYS = {
  mode: 'test',
  storeId: 'testbox',
  storePassword: 'qwerty@ssl',
} as const

export const BKASH_TEST_KEYS = {
  mode: 'test',
  username: 'sandboxUser',
  password: 'sandboxPass#1',
  appKey: 'appkey1234',
  appSecret: 'appsecret5678',
  topicArn: 'arn:aws:sns:ap-southeast-1:123456789012:bkash-shop',
} as const

export const PAYPAL_TEST_KEYS = {
  mode: 'test',
  clientId: 'client-id-1234567890',
  clientSecret: 'client-secret-1234567890',
  webhookId: '8PT597110X687430LKGECATA',
} as const
