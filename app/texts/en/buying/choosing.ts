/** Choosing a size, colour and the like. `choose` is keyed by the option's English name. */
export const choosing = {
  choose: { Size: 'Choose a size', Colour: 'Choose a colour', Color: 'Choose a colour' },
  chooseOther: 'Please choose: {option}',
  soldOut: 'sold out',
  unavailable: 'not available in this choice',
  from: 'From',
  show: 'Show this choice',
  sizeGuide: 'Size guide',
  letGo: '{value} does not come in {chosen}, so please choose again.',
  soldOutChoice: 'This choice is sold out just now. Others may be in stock.',
}
