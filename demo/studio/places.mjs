/** The longest side of each kind of thing in centimetres, where products of one kind agree. */
const CM = new Map(
  `
mascara 13, lipstick 8, polish 8, bottle 15, palette 14, pencil 15, compact 9, handMirror 24, brushes 20,
gloss3 11, dress 115, saree 120, shirt 75, kimono 120, top 65, bikini 60, trousers 105, coat 95,
kurti 110, skirt 75, tee 72, gi 100, handbag 32, clutch 24, coinPurse 12, sunHat 40, heel 26,
ridingBoot 46, scarf 40, fan 38, ringJewel 2.6, necklace 20, pendant 18, jhumka 6, bangles 9, tiara 16,
watch 10, gemstone 2.4, socks 30, necktie 50, cap 28, topHat 30, derby 31, briefcase 42, glove 26,
wallet 12, belt 24, umbrella 90, runner 31, hikingBoot 33, boxingGlove 33, goggles 19, duffel 55,
shades 15, phone 16, fold 16, phoneCase 16, laptop 34, monitor 62, keyboard 40, mouse 12, tablet 26,
printer 42, usb 6, camera 14, cinema 18, handycam 17, film 10, telescope 120, headphones 20, earbuds 8,
microphone 32, wired 16, gamepad 16, fightStick 38, consoleBox 39, handheld 25, officeChair 118, vr 21,
arcade 36, boombox 45, barrel 20, radio 28, bookshelf 42, smartSpeaker 14, soundbar 95, sofa 205,
diningChair 95, bed 210, bookcase 180, coffeeTable 105, cabinet 130, footstool 55, pan 45, kettle 28,
knife 34, dinnerware 40, teapot 23, saladBowl 29, mug 12, wineGlass 22, lunchBox 24, chopsticks 24,
blender 38, deskLamp 44, floorLamp 155, bulb 14, torch 13, lantern 42, diya 15, framed 52, plant 70,
mantelClock 28, alarmClock 17, dolls 24, chime 50, bouquet 40, cushion 45, vase 32, firstAidKit 30,
carton 15, thermometer 12, stethoscope 40, bpMonitor 17, wheelchair 95, crutch 95, jar 12, pouch 28,
dumbbell 28, kettlebell 28, yogaMat 62, sportsBottle 26, bands 24, skippingRope 28, bodyScale 32,
football 22, basketball 24, volleyball 21, cricket 88, racket 68, tableTennis 27, bowling 42, tent 220,
backpack 52, compass 8, bicycle 175, skateboard 80, rollerSkate 32, scooter 98, fishingRod 90,
divingMask 40, babyBottle 18, soother 7, babyBath 76, teddy 32, duck 11, racingCar 20, robot 24,
blocks 20, kite 80, yoyo 7, blaster 44, crayons 14, rocket 34, train 40, paintPalette 30, dinosaur 32,
mangoes 32, apples 22, bananas 24, loaf 30, cheese 18, butter 13, eggs 30, chocolate 17, cookies 20,
peanuts 20, tin 13, milkTea 22, gable 22, bones 22, yarn 9, collar 15, petBed 62, perfume 11, squeeze 16,
soap 10, razor 15, toothbrush 20, comb 20`
    .matchAll(/(\w+) ([\d.]+)/g)
    .map(([, kind, cm]) => [kind, Number(cm)]),
)
const L = (brand, name) => ({ brand, name, foot: '' })
const perfume = (c) => [
  'perfume',
  { shape: 'square', c, cap: 'Gold', label: L('Attaryn', 'Rose') },
  11,
  10,
]
const mug = (c = 'Cream') => ['mug', { c }, 12, 30]
const plant = (cm = 30) => ['plant', {}, cm]
const vase = (c, cm = 24) => ['vase', { c }, cm]
const jar = ['jar', { c: 'White', lid: 'White', r: 0.4, h: 0.8 }, 11]
const gift = (band, cm, turn = 24) => ['gift', { c: '#e9e2d4', band }, cm, turn]
const flask = ['sportsBottle', { c: 'Teal', label: L('Karnaphuli', 'Trail') }, 25]

/** Where a thing is shown in use: the wall, what it stands on, and things that may stand beside it. */
const PLACES = {
  dresser: {
    wall: [232, 212, 205],
    top: ['stone', '#efe6df'],
    others: [
      vase('Terracotta', 18),
      ['handMirror', {}, 22, -20],
      perfume('#e59bb0'),
      ['compact', {}, 8],
      ['brushes', {}, 19],
    ],
  },
  jewels: {
    wall: [214, 205, 216],
    top: ['cloth', '#5b4a63'],
    others: [perfume('#6d4aa0'), gift('#6b2232', 3.6, 20)],
  },
  bath: {
    wall: [208, 219, 208],
    top: ['stone', '#ece9e2'],
    others: [plant(26), ['soap', {}, 9, 20], vase('Sage', 22), jar],
  },
  desk: {
    wall: [207, 214, 221],
    top: ['wood', 'Oak'],
    others: [plant(28), mug('Navy'), ['deskLamp', {}, 42, 30], ['pencil', {}, 15, 60]],
  },
  studio: {
    wall: [197, 201, 210],
    top: ['wood', 'Walnut'],
    others: [['bookshelf', { c: 'Walnut' }, 42, 10], mug('Red'), plant(30)],
  },
  play: {
    wall: [203, 201, 222],
    top: ['wood', 'Walnut'],
    others: [
      ['headphones', { c: 'White' }, 20, 20],
      mug('Purple'),
      ['gamepad', { c: '#d9534a' }, 15, -20],
    ],
  },
  sill: {
    wall: [222, 212, 196],
    top: ['wood', 'Walnut'],
    others: [vase('Terracotta'), plant(34), ['framed', {}, 40, 12], ['mantelClock', {}, 24]],
  },
  room: {
    wall: [221, 214, 202],
    top: ['wood', 'Oak'],
    rug: '#d9d0c2',
    others: [plant(110), ['floorLamp', {}, 155]],
  },
  kitchen: {
    wall: [224, 220, 205],
    top: ['wood', 'Oak'],
    others: [
      ['saladBowl', {}, 27],
      mug(),
      plant(26),
      ['teapot', {}, 22],
      ['kettle', { c: 'Teal' }, 27],
    ],
  },
  pantry: {
    wall: [226, 216, 196],
    top: ['wood', 'Teak'],
    others: [['loaf', {}, 28, 20], ['saladBowl', {}, 26], ['apples', {}, 20], mug('Sage')],
  },
  rail: {
    wall: [219, 213, 207],
    top: ['wood', 'Oak'],
    rail: true,
    others: [
      ['handbag', { c: 'Tan' }, 34, 14],
      ['heel', { look: 'pump', c: '#7a2a30' }, 26, -20],
    ],
  },
  menRail: {
    wall: [206, 210, 212],
    top: ['wood', 'Walnut'],
    rail: true,
    others: [
      ['briefcase', { c: 'Brown' }, 42, 14],
      ['derby', { c: 'Brown' }, 31, -20],
    ],
  },
  smallRail: {
    wall: [222, 226, 220],
    top: ['wood', 'Oak'],
    rail: true,
    others: [
      ['teddy', {}, 30, 14],
      ['duck', {}, 11, -20],
    ],
  },
  bench: {
    wall: [218, 209, 199],
    top: ['wood', 'Oak'],
    others: [['sunHat', {}, 40], gift('#2f5fa8', 26), gift('#6b2232', 13), plant(50)],
  },
  gym: {
    wall: [205, 210, 206],
    top: ['stone', '#55595b'],
    others: [flask, ['kettlebell', {}, 26], ['dumbbell', { c: 'Grey' }, 26, 24]],
  },
  court: {
    wall: [196, 214, 226],
    top: ['stone', '#8a9a6b'],
    others: [flask, ['backpack', { c: 'Navy' }, 48, 16]],
  },
  outdoors: {
    wall: [195, 214, 226],
    top: ['cloth', '#7f9560'],
    back: 22,
    others: [['tent', { c: 'Teal' }, 105], ['backpack', { c: 'Orange' }, 52, 16], flask],
  },
  nursery: {
    wall: [214, 224, 230],
    top: ['wood', 'Natural'],
    others: [
      ['blocks', { c: 'Yellow' }, 18, 20],
      ['teddy', {}, 30, 10],
      ['duck', {}, 11, -30],
    ],
  },
  clinic: {
    wall: [207, 222, 224],
    top: ['stone', '#eef0ef'],
    others: [plant(26), mug('White'), jar],
  },
  pet: {
    wall: [222, 213, 200],
    top: ['wood', 'Oak'],
    others: [['yarn', {}, 9], ['bones', {}, 20, 20], plant(50)],
  },
}
/** The place of each category. */
const OF = {
  'womens-makeup': 'dresser',
  fragrances: 'dresser',
  skincare: 'bath',
  'womens-jewelries': 'jewels',
  'womens-clothes': 'rail',
  'womens-accessories': 'bench',
  'mens-clothes': 'menRail',
  'mens-accessories': 'bench',
  'mens-sports': 'gym',
  'mens-sunglasses': 'bench',
  phones: 'desk',
  computers: 'desk',
  smartwatches: 'desk',
  cameras: 'studio',
  headphones: 'studio',
  gaming: 'play',
  speakers: 'sill',
  furniture: 'room',
  kitchen: 'kitchen',
  lighting: 'sill',
  decor: 'sill',
  'first-aid': 'clinic',
  vitamins: 'kitchen',
  fitness: 'gym',
  'ball-games': 'court',
  outdoor: 'outdoors',
  'baby-care': 'nursery',
  toys: 'nursery',
  groceries: 'pantry',
  drinks: 'pantry',
  pets: 'pet',
}

/** Products that are used elsewhere than others of their category. */
const ELSEWHERE = {
  107: 'outdoors',
  122: 'room',
  152: 'room',
  172: 'room',
  173: 'room',
  199: 'sill',
}
/** Clothes of these categories hang there; other things of them stand. */
const HUNG = { 'mens-sports': 'menRail', 'baby-care': 'smallRail' }

/** Returns how a product is shown in use: settings of the kind `inUse`, the wall's colour and the camera. */
export function placeOf({ id, category }, [kind, settings, shot = {}]) {
  const hung = ['top', 'gi', 'trousers', 'socks'].includes(kind) && HUNG[category]
  const { wall, others, ...place } = PLACES[hung || (ELSEWHERE[id] ?? OF[category])]
  const cm = CM.get(kind)
  const fit = others.filter(([one, , size]) => one !== kind && size < cm * 2.2 && size > cm * 0.12)
  const beside = [...new Set([fit[id % fit.length], fit[(id + 1) % fit.length]])].filter(Boolean)
  const az = (shot.az ?? 24) > 0 ? 16 : -16
  return {
    kind: 'inUse',
    settings: { ...place, az, kind, settings, cm, others: beside.sort((a, b) => b[2] - a[2]) },
    shot: { az, el: 11, fill: 0.62 },
    ground: wall,
    shade: 0,
  }
}
