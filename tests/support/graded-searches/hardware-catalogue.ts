/** A product of the made-up hardware shop; `kind` is what it is graded by. Prices in dollars. */
interface HardwareProduct {
  id: number
  kind: string
  title: string
  brand: string
  category: string
  colour?: string
  size?: string
  price: number
  description: string
}

const BRANDS = 'Stahlmann Torvik Bridgeport Ferrano Oakhurst Kranz Nordvik Halbrook'.split(' ')
const WORDS = 'Pro Classic Compact Heavy-Duty Home Trade Max Basic Plus Expert'.split(' ')

/** Each line has a kind, its category, its lowest price, colours, sizes and a description. */
const KINDS = `
claw hammer|Hand Tools|9|||A forged head and a handle that takes the sting out of a long day.
sledge hammer|Hand Tools|24|||For stakes, tiles and walls that have to go.
rubber mallet|Hand Tools|8|||Taps slabs and joints together without a mark.
screwdriver set|Hand Tools|12|||Slotted and cross heads with magnetic tips.
insulated screwdriver|Electrical|7|||Tested to a thousand volts.
adjustable wrench|Hand Tools|14|||One jaw for every nut between six and thirty.
pipe wrench|Plumbing|19|||Bites where others slip, on iron and on copper.
hand saw|Hand Tools|13|||Hardened teeth for boards and beams.
hacksaw|Hand Tools|11|||Cuts bolts and bars; the blade changes in seconds.
circular saw|Power Tools|79|||A straight cut through sheet and plank.
cordless drill|Power Tools|69|||Two batteries, two gears and a light on the chuck.
hammer drill|Power Tools|89|||Goes through brick, then through concrete.
impact driver|Power Tools|85|||Drives long screws home without a pilot hole.
drill bit set|Power Tools|16|||Nineteen bits for steel, timber and masonry.
wire nails|Fixings|3||40 mm,65 mm,90 mm|Bright steel, by the box.
wood screws|Fixings|4||30 mm,50 mm,70 mm|Countersunk and waxed.
picture hooks|Fixings|3|||Hold a frame where the pencil mark was.
wall paint|Paint|22|White,Grey,Blue,Green||Covers in one coat and forgives fingerprints.
spray paint|Paint|7|Red,Black,White,Gold||Dries in ten minutes, outdoors as well.
paint brush|Paint|4||25 mm,50 mm,75 mm|Bristles that stay in the handle.
paint roller|Paint|9|||Leaves no fluff on the ceiling.
masking film|Paint|5|||Covers the floor before the first drop.
measuring tape|Hand Tools|6||3 m,5 m,8 m|Locks, and does not snap back at fingers.
duct tape|Fixings|5|Silver,Black||Holds nearly everything to nearly everything.
sealing tape|Plumbing|2|||A white thread seal that keeps joints dry.
copper pipe|Plumbing|11||15 mm,22 mm|Three metres, half hard.
kitchen tap|Plumbing|49|Silver,Black||A swan neck and a ceramic cartridge.
padlock|Security|8|||Hardened shackle, three keys.
door lock|Security|29|||Five levers and a striking plate.
step ladder|Access|45|||Three treads and a rail to lean on.
extension ladder|Access|99|||Two lengths that lock at every rung.
work gloves|Workwear|6||M,L,XL|Palms that grip when wet.
work boots|Workwear|64|Black,Brown|41,42,43,44|Steel toes inside soft leather.
safety glasses|Workwear|7|||Clear lenses that do not fog.
torch|Electrical|12|Black,Yellow||Two hundred metres of beam.
led bulb|Electrical|3|||Warm white, as bright as the old sixty.
extension lead|Electrical|14|||Four sockets and a switch.
garden hose|Garden|24|Green,Yellow||Does not kink, and drinks no algae.
watering can|Garden|13|Green,Blue||A long spout and a fine rose.
tarpaulin|Garden|15|Blue,Green||Eyelets at every half metre.
`

/** Returns the 400 products of the made-up shop, ten of each kind. */
export function hardwareProducts(): HardwareProduct[] {
  const products: HardwareProduct[] = []
  for (const [place, line] of KINDS.trim().split('\n').entries()) {
    const [kind = '', category = '', price, colours = '', sizes = '', description = ''] =
      line.split('|')
    for (let nth = 0; nth < 10; nth++) {
      const brand = BRANDS[(place + nth * 3) % BRANDS.length] as string
      const name = kind.replace(/(^| )\w/g, (letter) => letter.toUpperCase())
      products.push({
        id: place * 10 + nth + 1,
        kind,
        title: `${WORDS[(place * 7 + nth) % WORDS.length]} ${name} ${100 + place * 10 + nth}`,
        brand,
        category,
        ...oneOf('colour', colours, nth),
        ...oneOf('size', sizes, nth),
        price: Math.round(Number(price) * (1 + nth * 0.17) * 100) / 100,
        description,
      })
    }
  }
  return products
}

function oneOf(name: 'colour' | 'size', values: string, nth: number) {
  const all = values.split(',').filter(Boolean)
  return all.length > 0 ? { [name]: all[nth % all.length] } : {}
}
