/** The fields of an address in Vienna by their labels in the German checkout. */
export const austrianFields = (email: string, [first, last] = ['Eva', 'Gruber']) => ({
  Vorname: first as string,
  Nachname: last as string,
  'Straße und Hausnummer': 'Ring 1',
  Ort: 'Wien',
  Postleitzahl: '1010',
  Telefon: '+43 1 5550100',
  'E-Mail-Adresse': email,
})
