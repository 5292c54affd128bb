/** The page of a shop that is not open yet. */
export const closed = {
  title: 'Wir haben noch nicht geöffnet',
  text: 'Dieser Shop wird gerade eingerichtet. Bitte schauen Sie bald wieder vorbei.',
  write: 'Sie können uns schreiben:',
}
