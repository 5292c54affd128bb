/** The page of a shop that is not open yet. */
export const closed = {
  title: 'Nous n’avons pas encore ouvert',
  text: 'Cette boutique est en préparation. Revenez bientôt.',
  write: 'Vous pouvez nous écrire :',
}
