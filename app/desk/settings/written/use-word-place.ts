import { useDeskTexts } from '../../client/desk-texts'

/** Returns a function that says where a shopper meets a text, by its path such as `shell.skip`. */
export function useWordPlace() {
  const places: Readonly<Record<string, string>> = useDeskTexts().settings.words.places
  return (path: string) => places[path.split('.', 1)[0] ?? ''] ?? path
}
