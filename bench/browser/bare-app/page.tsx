/** The bench's server writes the shop's HTML in here, which React takes as it stands. */
export default function Page() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
  return <div id="same" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
