import type { Texts } from '../../texts'

export const choosing: Texts['choosing'] = {
  choose: {
    Size: 'Choisissez une taille',
    Colour: 'Choisissez une couleur',
    Color: 'Choisissez une couleur',
  },
  chooseOther: 'Veuillez choisir : {option}',
  soldOut: 'épuisé',
  unavailable: 'indisponible dans ce choix',
  from: 'À partir de',
  show: 'Afficher ce choix',
  sizeGuide: 'Guide des tailles',
  letGo: '{value} n’existe pas en {chosen} : veuillez choisir de nouveau.',
  soldOutChoice: 'Ce choix est épuisé pour le moment. D’autres sont peut-être en stock.',
}
