import { beauty } from './art-beauty.mjs'
import { goods } from './art-goods.mjs'
import { home } from './art-home.mjs'
import { tech } from './art-tech.mjs'
import { wear } from './art-wear.mjs'
import { icon } from './icons.mjs'

const PLANS = {
  1: [['front']],
  2: [
    ['front', 'stage'],
    ['front', 'lean'],
  ],
  3: [
    ['front', 'lean', 'stage'],
    ['front', 'stage', 'close'],
    ['front', 'stage', 'group'],
  ],
  4: [
    ['front', 'lean', 'stage', 'close'],
    ['front', 'stage', 'group', 'close'],
  ],
  5: [['front', 'lean', 'stage', 'group', 'close']],
}

/** `count` pictures of one drawing; `others` stand beside it in group shots. */
const of = (art, count, others) => (id) => {
  const plan = others ? PLANS[count].find((shots) => shots.includes('group')) : undefined
  const shots = plan ?? PLANS[count][id % PLANS[count].length]
  return shots.map((shot) => ({
    shot,
    arts:
      shot === 'group'
        ? [...(others?.slice(0, 1) ?? [art]), art, ...(others?.slice(1) ?? [])]
        : [art],
  }))
}
/** Without the close look, for things that are mostly hollow. */
const calm = (art, count, others) =>
  listed(
    ...[
      ['front', art],
      ['lean', art],
      ['stage', art],
      ['group', ...(others ? [others[0], art, others[1]] : [art, art])],
    ].slice(0, count),
  )
/** Pictures written out: pairs of shot and drawing(s). */
const listed =
  (...pairs) =>
  () =>
    pairs.map(([shot, ...arts]) => ({ shot, arts }))
const phone = (front, back) =>
  [
    ['front', back, front],
    ['stage', front],
    ['lean', back],
    ['close', back],
  ].map(([shot, ...arts]) => [shot === 'front' ? 'group' : shot, ...arts])

/** What to draw for each product, by id. */
export const recipes = {
  // makeup
  1: of(beauty.mascara('Black'), 4),
  2: of(icon('lipstick', { colour: 'Red', only: [330, 20] }), 3, [
    icon('lipstick', { colour: 'Burgundy', only: [330, 20] }),
    icon('lipstick', { colour: 'Rose', only: [330, 20] }),
  ]),
  3: of(beauty.polish('Coral'), 3, [beauty.polish('Rose'), beauty.polish('Lilac')]),
  4: of(beauty.pump('Honey', 'Kohlette'), 2),
  5: of(beauty.palette(), 3),
  6: of(beauty.pencil('Black'), 2),
  7: of(beauty.compact('Apricot'), 3),
  8: of(icon('mirror', { colour: 'Pink', only: [20, 60] }), 2),
  9: of(beauty.brushes(), 3),
  10: of(beauty.gloss('Rose'), 3),
  11: of(beauty.spray('Mint', 'Kohlette', 'herb'), 2),
  // women's clothes
  12: of(icon('dress', { colour: 'Red' }), 4, [
    icon('dress', { colour: 'Navy' }),
    icon('dress', { colour: 'Emerald' }),
  ]),
  13: of(icon('sari', { colour: 'Orange', only: [60, 220] }), 3),
  14: of(icon('womans-clothes', { colour: 'Pink' }), 3),
  15: of(icon('kimono', { colour: 'Teal', only: [170, 260] }), 3),
  16: of(icon('one-piece-swimsuit', { colour: 'Blue' }), 3, [
    icon('one-piece-swimsuit', { colour: 'Coral' }),
    icon('one-piece-swimsuit', { colour: 'Emerald' }),
  ]),
  17: of(icon('bikini', { colour: 'Coral' }), 2),
  18: of(icon('jeans', { colour: 'Indigo' }), 3),
  19: of(icon('coat', { colour: 'Camel' }), 3),
  20: of(wear.tunic('Green', '#f3d27a', true), 3),
  21: of(wear.cardigan('Lilac'), 3),
  22: of(wear.skirt('Emerald'), 3, [wear.skirt('Burgundy'), wear.skirt('Camel')]),
  // women's accessories
  23: of(icon('handbag', { colour: '#b02a33' }), 4, [
    icon('handbag', { colour: 'Tan' }),
    icon('handbag', { colour: 'Navy' }),
  ]),
  24: of(icon('clutch-bag', { colour: 'Purple' }), 3),
  25: of(icon('purse', { colour: 'Rose', only: [320, 20] }), 2),
  26: of(icon('womans-hat'), 3),
  27: of(wear.sandal('Brown'), 3),
  28: calm(icon('high-heeled-shoe', { colour: '#a83240', turn: 0.1 }), 3),
  29: of(icon('womans-boot', { colour: 'Chestnut' }), 3),
  30: of(icon('scarf', { colour: 'Burgundy' }), 3),
  31: of(icon('folding-hand-fan', { colour: 'Pink' }), 2),
  32: of(wear.flats('Blush'), 3),
  // jewellery
  33: calm(icon('ring', { colour: '#c6cad2', only: [225, 310], turn: 0 }), 3),
  34: listed(['front', wear.pearls()], ['lean', wear.pearls()], ['stage', wear.pearls()]),
  35: of(wear.pendant('Blue'), 3),
  36: of(wear.jhumka(), 3),
  37: of(wear.bangles(), 3),
  38: of(icon('crown'), 2),
  39: of(tech.watch('Rose Gold', 'analog'), 3),
  40: of(icon('gem-stone', { colour: 'Aqua' }), 2),
  // men's clothes
  41: of(icon('t-shirt', { colour: 'Blue' }), 4, [
    icon('t-shirt', { colour: 'Mustard' }),
    icon('t-shirt', { colour: 'Red' }),
  ]),
  42: of(icon('necktie'), 3),
  43: of(icon('jeans', { colour: '#2f3f78' }), 3),
  44: of(icon('shorts', { colour: 'Green' }), 3, [
    icon('shorts', { colour: 'Orange' }),
    icon('shorts', { colour: 'Navy' }),
  ]),
  45: of(wear.tunic('Ivory', '#c9a55a'), 3),
  46: of(wear.hoodie('Grey'), 3, [wear.hoodie('Navy'), wear.hoodie('Burgundy')]),
  47: of(icon('coat', { colour: '#474a2a' }), 3),
  48: of(icon('socks', { colour: 'Red', only: [180, 260] }), 3),
  49: of(icon('running-shirt', { colour: 'White' }), 2),
  50: of(wear.tie('Navy'), 2),
  // men's accessories
  51: of(icon('billed-cap', { colour: 'Blue' }), 3, [
    icon('billed-cap', { colour: 'Red' }),
    icon('billed-cap', { colour: 'Olive' }),
  ]),
  52: of(icon('top-hat', { colour: '#3a3a44', only: [200, 300] }), 2),
  53: calm(icon('mans-shoe', { colour: '#74503c', turn: 0.05 }), 4),
  54: of(icon('briefcase', { colour: 'Brown' }), 3),
  55: of(tech.watch('Silver', 'analog', 'Brown'), 3),
  56: of(icon('gloves', { colour: 'Olive' }), 2),
  57: of(wear.wallet('Tan'), 3),
  58: calm(wear.belt('Black'), 3),
  59: of(icon('umbrella', { colour: 'Purple', only: [230, 320] }), 3, [
    icon('umbrella', { colour: 'Red', only: [230, 320] }),
    icon('umbrella', { colour: 'Teal', only: [230, 320] }),
  ]),
  // men's sports
  60: of(icon('running-shoe', { colour: 'Blue', greys: true }), 4),
  61: of(icon('hiking-boot', { colour: '#6e5646', turn: 0.1 }), 3),
  62: of(icon('running-shirt', { colour: 'Orange', turn: 0.05 }), 3),
  63: of(icon('martial-arts-uniform'), 2),
  64: of(icon('boxing-glove', { colour: 'Red', only: [300, 40] }), 3),
  65: of(icon('goggles'), 2),
  66: of(icon('shorts', { colour: 'Black' }), 3),
  67: of(wear.duffel('Red'), 3),
  // sunglasses
  68: of(wear.shades('Gold', 'aviator', '#4a5a3c'), 3),
  69: of(wear.shades('Black', 'square', '#26382f'), 3),
  70: of(wear.shades('Silver', 'round', '#4a6f9e'), 2),
  71: of(wear.shades('Tortoise', 'browline', '#7a4d22'), 3),
  72: of(wear.shades('Orange', 'wrap'), 2),
  73: of(wear.shades('Navy', 'clear', '#cfe6f7'), 2),
  74: of(wear.shades('#3f7a55', 'square', '#8a8a2f'), 2),
  // phones
  75: listed(...phone(tech.phoneFront('Graphite', '#5a6a9a'), tech.phoneBack('Graphite', 3)), [
    'front',
    tech.phoneFront('Graphite', '#5a6a9a'),
  ]),
  76: listed(...phone(tech.phoneFront('Blue', '#3d9fe0'), tech.phoneBack('Blue', 2))),
  77: listed(
    ['front', tech.fold('Purple')],
    ['stage', tech.fold('Purple')],
    ['lean', tech.phoneBack('Purple', 3)],
    ['close', tech.fold('Purple')],
  ),
  78: listed(...phone(tech.phoneFront('Green', '#3fb58a'), tech.phoneBack('Green', 2))),
  79: listed(
    ...phone(tech.phoneFront('Orange', '#ff9a4d'), tech.phoneBack('Orange', 2)).slice(0, 3),
  ),
  80: listed(
    ['group', tech.ruggedBack('Yellow'), tech.rugged('Yellow')],
    ['stage', tech.rugged('Yellow')],
    ['lean', tech.ruggedBack('Yellow')],
  ),
  81: listed(...phone(tech.phoneFront('Pink', '#f08fc0'), tech.phoneBack('Pink', 2))),
  82: of(tech.senior('Red'), 3),
  83: listed(...phone(tech.phoneFront('Silver', '#6f8fb5'), tech.phoneBack('Silver', 1))),
  84: of(tech.phoneCase(), 2),
  // computers
  85: of(icon('laptop'), 3),
  86: of(icon('laptop', { colour: 'Graphite', greys: true }), 3),
  87: of(icon('desktop-computer'), 2),
  88: of(tech.monitor('#2f3138'), 3),
  89: of(icon('keyboard'), 3),
  90: of(icon('computer-mouse'), 3),
  91: of(tech.tablet('Blue'), 4),
  92: of(icon('printer', { colour: 'Grey', only: [220, 300] }), 2),
  93: of(icon('trackball', { colour: 'Grey', only: [220, 300] }), 2),
  94: of(tech.usb('Blue'), 2),
  // smartwatches
  95: of(tech.watch('#3a3c45', 'round', 'Black'), 4),
  96: of(tech.watch('Rose Gold', 'round', 'Blush'), 3),
  97: of(tech.watch('Silver', 'square', '#5a6275'), 3, [
    tech.watch('Silver', 'square', 'Red'),
    tech.watch('Silver', 'square', 'Navy'),
  ]),
  98: of(tech.watch('#5c606b', 'round', 'Orange'), 3),
  99: of(tech.watch('Purple', 'band'), 3, [
    tech.watch('Teal', 'band'),
    tech.watch('Coral', 'band'),
  ]),
  100: of(tech.watch('Green', 'kids'), 3),
  // cameras
  101: of(icon('camera', { colour: '#4a4c55', greys: true }), 4),
  102: of(icon('camera-with-flash'), 3),
  103: of(tech.instant('Mint'), 4, [tech.instant('Pink'), tech.instant('Yellow')]),
  104: of(icon('movie-camera', { colour: '#3a3b44', only: [220, 310] }), 2),
  105: of(icon('video-camera', { colour: '#3a3b44', only: [220, 310] }), 2),
  106: of(tech.film(), 2),
  107: of(icon('telescope', { colour: 'Navy', only: [225, 300] }), 3),
  // headphones
  108: calm(icon('headphone', { colour: '#43454e', greys: true }), 4),
  109: calm(icon('headphone', { colour: 'Red', greys: true }), 4, [
    icon('headphone', { colour: 'Teal', greys: true }),
    icon('headphone', { colour: 'Yellow', greys: true }),
  ]),
  110: of(icon('headphone'), 3),
  111: of(tech.earbuds('White'), 4),
  112: of(tech.earbuds('Blue', true), 3),
  113: of(icon('headphone', { colour: 'Yellow', greys: true }), 3),
  114: of(icon('studio-microphone'), 3),
  115: of(tech.inEar('Black'), 2),
  // gaming
  116: of(icon('video-game', { colour: '#3d3f4a', only: [225, 300] }), 5, [
    icon('video-game'),
    icon('video-game', { colour: 'Red', only: [225, 300] }),
  ]),
  117: of(icon('joystick'), 3),
  118: of(tech.console('White'), 4, [tech.console('#33343d'), tech.console('#c9303a')]),
  119: of(tech.handheld('Blue'), 4),
  120: of(tech.keyboardRgb(), 3),
  121: of(tech.gamingMouse(), 3),
  122: of(tech.chair('Red', true), 3),
  123: of(tech.vr('White'), 3),
  124: of(tech.arcade('Purple'), 2),
  // speakers
  125: of(tech.boombox('Grey'), 4),
  126: of(tech.barrel('Blue'), 4, [tech.barrel('Red'), tech.barrel('#3a3c45')]),
  127: of(icon('radio', { colour: '#a3272e', greys: true }), 3),
  128: of(tech.bookshelf('Walnut'), 3),
  129: of(tech.smart('White'), 3),
  130: of(tech.soundbar('#33353d'), 2),
  // furniture
  131: of(home.sofa('Green'), 4, [home.sofa('Mustard')]),
  132: of(home.armchair('Blue'), 4, [home.armchair('Terracotta'), home.armchair('Sage')]),
  133: of(tech.chair('Grey'), 3),
  134: of(icon('chair', { colour: 'Teak', turn: 0.05 }), 2),
  135: of(icon('bed', { colour: '#bd8f60', only: [225, 300], turn: 0.05 }), 2),
  136: of(home.bookcase('Walnut'), 2),
  137: of(home.table('Walnut'), 2),
  138: of(icon('file-cabinet', { colour: 'Grey' }), 2),
  139: of(home.footstool('Mustard'), 3, [home.footstool('Teal'), home.footstool('Blush')]),
  // kitchen
  140: of(home.pan(), 3),
  141: of(home.kettle('Sage'), 4, [home.kettle('Cream'), home.kettle('#3a3c45')]),
  142: of(icon('kitchen-knife'), 2),
  143: of(icon('fork-and-knife-with-plate'), 2),
  144: of(icon('teapot', { colour: 'Green' }), 3),
  145: of(icon('bowl-with-spoon'), 2),
  146: of(home.mug('White'), 4, [home.mug('Mint'), home.mug('Mustard')]),
  147: listed(['group', icon('wine-glass'), icon('wine-glass')], ['stage', icon('wine-glass')]),
  148: of(icon('bento-box', { colour: 'Red', only: [225, 300] }), 2),
  149: of(icon('chopsticks'), 2),
  150: of(home.blender('Red'), 3),
  // lighting
  151: calm(home.deskLamp('#3a3c45'), 4, [home.deskLamp('Red'), home.deskLamp('Teal')]),
  152: of(home.floorLamp('Cream'), 2),
  153: of(icon('light-bulb'), 2),
  154: of(icon('flashlight', { colour: 'Blue', greys: true }), 3),
  155: of(icon('red-paper-lantern', { colour: 'Red' }), 3),
  156: of(icon('diya-lamp', { colour: '#c4953a', only: [0, 45], turn: 0.15 }), 2),
  // decor
  157: of(icon('framed-picture'), 2),
  158: of(icon('potted-plant'), 3),
  159: of(icon('mantelpiece-clock'), 2),
  160: of(icon('alarm-clock'), 3),
  161: of(icon('nesting-dolls'), 2),
  162: of(icon('wind-chime'), 2),
  163: of(icon('bouquet'), 2),
  164: of(home.cushion('Teal'), 4, [home.cushion('Mustard'), home.cushion('Blush')]),
  165: of(icon('amphora', { colour: 'Terracotta' }), 3),
  // first aid
  166: of(home.firstAid('Red'), 3),
  167: of(icon('adhesive-bandage', { colour: '#d9a878' }), 2),
  168: of(icon('thermometer'), 2),
  169: calm(icon('stethoscope', { colour: '#5f6673', only: [200, 300] }), 3),
  170: of(home.pressure(), 2),
  171: of(home.mask('Blue'), 2),
  172: of(icon('manual-wheelchair', { colour: 'Grey', only: [320, 20] }), 2),
  173: of(icon('crutch', { colour: 'Blue', only: [220, 300] }), 2),
  // vitamins
  174: of(beauty.pills('Orange', 'Vitamin C', 'tangerine'), 3),
  175: of(beauty.pills('#2f6f9e', 'Omega-3', 'fish', '#f5c832'), 3),
  176: of(beauty.dropper('#8a5a22', 'D3 drops', 'sun'), 2),
  177: of(beauty.canister('Purple', 'Gummies', 'blueberries', '#f5c832'), 3),
  178: of(goods.pouch('Olive', 'Moringa', 'leafy-green', 'leaf powder'), 2),
  179: of(beauty.pills('Mustard', 'Turmeric', 'ginger-root', '#2f6b45'), 2),
  180: of(beauty.pills('#4aa3b5', 'Calcium', 'bone'), 2),
  // fitness
  181: calm(goods.hexDumbbell('#33353d'), 3),
  182: of(goods.neoDumbbell('Pink'), 3, [goods.neoDumbbell('Teal'), goods.neoDumbbell('Purple')]),
  183: of(goods.kettlebell('Red'), 3),
  184: of(goods.mat('Purple'), 4, [goods.mat('Teal'), goods.mat('Coral')]),
  185: of(goods.bottle('Teal'), 4, [goods.bottle('Coral'), goods.bottle('Navy')]),
  186: of(goods.bands(), 2),
  187: of(goods.rope('Green'), 2),
  188: of(goods.scale(), 2),
  // ball games
  189: of(icon('soccer-ball'), 3),
  190: of(icon('basketball'), 3),
  191: of(icon('volleyball', { colour: '#6aa3e6' }), 2),
  192: of(icon('cricket-game'), 3),
  193: of(icon('tennis', { colour: 'Blue', only: [320, 20] }), 2),
  194: of(icon('badminton', { colour: 'Red', only: [200, 260] }), 2),
  195: of(icon('ping-pong', { colour: 'Red', only: [300, 10] }), 2),
  196: of(icon('bowling'), 2),
  // outdoor
  197: of(icon('tent', { colour: 'Orange', only: [90, 170] }), 3),
  198: of(icon('backpack', { colour: 'Red', only: [320, 20] }), 4, [
    icon('backpack', { colour: 'Teal', only: [320, 20] }),
    icon('backpack', { colour: 'Olive', only: [320, 20] }),
  ]),
  199: of(icon('compass'), 2),
  200: of(icon('bicycle', { colour: 'Blue', only: [320, 20] }), 3),
  201: of(icon('skateboard', { colour: '#a3262c', only: [225, 310] }), 3),
  202: of(icon('roller-skate', { colour: 'Blue', only: [320, 30] }), 3),
  203: of(icon('kick-scooter', { colour: 'Green', only: [180, 225] }), 3),
  204: of(icon('fishing-pole'), 2),
  205: of(icon('diving-mask', { colour: 'Teal', only: [300, 20] }), 2),
  // baby
  206: of(icon('baby-bottle', { colour: 'Blue', only: [20, 70] }), 3),
  207: of(icon('lotion-bottle', { colour: '#f3dcc0' }), 2),
  208: of(goods.soother('Pink'), 3, [goods.soother('Aqua'), goods.soother('Mint')]),
  209: of(goods.bodysuit('Yellow'), 4, [goods.bodysuit('Mint'), goods.bodysuit('Pink')]),
  210: of(goods.babyBath(), 2),
  211: of(goods.wipes(), 2),
  212: of(icon('socks', { colour: 'Lilac' }), 2),
  // toys
  213: of(icon('teddy-bear'), 3),
  214: of(goods.rubberDuck('Yellow'), 3),
  215: of(icon('racing-car', { colour: 'Red', only: [320, 20] }), 4, [
    icon('racing-car', { colour: 'Blue', only: [320, 20] }),
    icon('racing-car', { colour: 'Green', only: [320, 20] }),
  ]),
  216: of(icon('robot'), 3),
  217: of(icon('puzzle-piece', { colour: 'Green' }), 3, [
    icon('puzzle-piece', { colour: 'Orange' }),
    icon('puzzle-piece', { colour: 'Blue' }),
  ]),
  218: of(icon('kite', { colour: 'Purple', only: [100, 220] }), 3),
  219: of(icon('yo-yo', { colour: 'Red', only: [220, 310] }), 3, [
    icon('yo-yo', { colour: 'Blue', only: [220, 310] }),
    icon('yo-yo', { colour: 'Green', only: [220, 310] }),
  ]),
  220: of(icon('water-pistol'), 2),
  221: of(goods.crayons(), 2),
  222: of(icon('rocket'), 3),
  223: of(icon('locomotive'), 2),
  224: of(icon('artist-palette', { colour: '#d3a271', only: [0, 30] }), 2),
  225: of(icon('sauropod'), 3),
  // groceries
  226: of(goods.pouch('#b98c3c', 'Kalijira', 'sheaf-of-rice', 'aromatic rice'), 2),
  227: of(goods.pouch('#d8603a', 'Masoor', 'beans', 'red lentils'), 2),
  228: of(icon('honey-pot'), 3),
  229: of(goods.oil(), 2),
  230: of(icon('mango'), 3),
  231: of(icon('red-apple'), 3),
  232: of(goods.bananas(), 3),
  233: of(icon('bread'), 2),
  234: of(icon('cheese-wedge'), 2),
  235: of(icon('butter'), 2),
  236: of(goods.tray(), 3),
  237: of(icon('chocolate-bar'), 2),
  238: of(icon('cookie'), 3),
  239: of(icon('peanuts'), 2),
  // drinks
  240: of(goods.carton('#b33a32', 'Sreemangal', 'teacup-without-handle', 'black tea · 50 bags'), 2),
  241: of(beauty.canister('#4f9a5f', 'Jade Leaf', 'herb', '#2f4a38'), 2),
  242: of(goods.pouch('#5a3a2a', 'Hill Tract', 'hot-beverage', 'coffee beans'), 2),
  243: of(icon('bubble-tea'), 3),
  244: of(goods.carton('#f2a12f', 'Mango Lassi', 'mango', '6 × 200 ml'), 2),
  245: of(goods.milk(), 2),
  246: of(icon('tropical-drink', { colour: '#9ccf5a', only: [0, 60] }), 3),
  // pets
  247: of(goods.pouch('#2f8f9c', 'Salmon', 'cat-face', 'cat kibble'), 2),
  248: of(goods.pouch('#b5453c', 'Chicken', 'dog-face', 'and rice'), 2),
  249: of(icon('bone'), 2),
  250: of(icon('yarn', { colour: 'Red', only: [180, 260] }), 3),
  251: of(beauty.canister('#2f7fd6', 'Flakes', 'tropical-fish', '#f2812f'), 2),
  252: of(goods.pouch('#7cae3f', 'Budgie', 'parrot', 'seed mix'), 2),
  253: of(goods.collar('Red'), 3, [goods.collar('Blue'), goods.collar('Green')]),
  254: of(goods.petBed('Grey'), 3),
  // fragrances
  255: of(beauty.perfume('Purple', 'square'), 4),
  256: of(beauty.perfume('Blue', 'tall'), 3),
  257: of(beauty.perfume('Pink', 'orb', 'Ottarose'), 3),
  258: of(beauty.perfume('Amber', 'facet'), 3),
  259: of(beauty.perfume('Green', 'flask', 'Ottarose'), 3),
  260: of(beauty.perfume('Yellow', 'mist', 'Ottarose'), 2),
  // skin and hair
  261: of(beauty.pump('#dfeaf2', 'Mirabeen', '#cfe1ee', 'DAILY LOTION'), 2),
  262: of(beauty.jar('Pink', 'Rose', '#fbf1ee', 'rose'), 3),
  263: of(beauty.dropper('Amber', 'Serum C'), 3),
  264: of(beauty.tube('Orange', 'Sundarbay', 'sun'), 3),
  265: of(icon('soap', { colour: '#b9bf93', turn: 0.1 }), 2),
  266: of(beauty.shampoo('Cream', 'Mirabeen', 'coconut'), 2),
  267: of(icon('razor', { colour: 'Blue', only: [190, 250] }), 3),
  268: calm(icon('toothbrush', { colour: 'Green', only: [320, 20] }), 3),
  269: of(icon('hair-pick', { colour: '#3a3a44' }), 2),
}
