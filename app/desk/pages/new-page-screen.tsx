import { PageEditor } from './page-editor'

/** A new page is a draft, so that it can be read before it is published. */
export default function NewPageScreen() {
  return <PageEditor />
}
