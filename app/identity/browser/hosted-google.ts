import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
} from '@firebase/auth'

/** Signs in with the SDK's popup of 500 by 600 (spec section 9). */
export async function signInWithGooglePopup(auth: Auth) {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
}
