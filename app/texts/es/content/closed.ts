/** The page of a shop that is not open yet. */
export const closed = {
  title: 'Todavía no hemos abierto',
  text: 'Estamos preparando esta tienda. Vuelva pronto.',
  write: 'Puede escribirnos:',
}
