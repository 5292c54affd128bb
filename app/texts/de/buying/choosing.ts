import type { Texts } from '../../texts'

export const choosing: Texts['choosing'] = {
  choose: {
    Size: 'Wählen Sie eine Größe',
    Colour: 'Wählen Sie eine Farbe',
    Color: 'Wählen Sie eine Farbe',
  },
  chooseOther: 'Bitte wählen: {option}',
  soldOut: 'ausverkauft',
  unavailable: 'in dieser Auswahl nicht erhältlich',
  from: 'Ab',
  show: 'Diese Auswahl zeigen',
  sizeGuide: 'Größentabelle',
  letGo: '{value} gibt es nicht in {chosen}: Bitte wählen Sie neu.',
  soldOutChoice: 'Diese Auswahl ist zurzeit ausverkauft. Andere sind vielleicht vorrätig.',
}
