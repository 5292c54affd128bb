import { data } from 'react-router'

/** Throws a page of status 400 for a body that is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}
