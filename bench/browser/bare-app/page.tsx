/** Holds the shop's HTML, which the bench's server writes in here and React leaves as it is. */
export default function Page() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
  return <div id="same" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
