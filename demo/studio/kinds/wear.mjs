import {
  at,
  ball,
  bend,
  box,
  bulged,
  can,
  face,
  grid,
  group,
  plate,
  ring,
  rod,
  THREE,
  tube,
  turned,
} from '../forms.mjs'
import { drawn, line } from '../labels.mjs'
import {
  cloth,
  colour,
  dark,
  glass,
  gloss,
  knitted,
  leather,
  light,
  matt,
  metal,
  plastic,
  plush,
  random,
  rubber,
} from '../materials.mjs'
import { both, creases, falling, seam, sheet } from '../sheet.mjs'

const HEM = '#00000038'
const fine = (c) => cloth(c, [80, 80], 0.45)
/** A front and a back; `front` may be cut lower at the neck. */
function worn({
  front,
  rear = front,
  c,
  paint,
  rearPaint,
  thick = 9,
  round = 15,
  folds,
  bump = fine(c),
  extra,
  y = 4.95,
  lining,
}) {
  return group(
    at(
      group(
        sheet({ path: front, c, paint, thick, round, folds, bump }),
        sheet({
          path: rear,
          c: lining ?? c,
          thick: thick * 0.8,
          round,
          folds,
          back: true,
          bump,
          paint: rearPaint,
        }),
        extra,
      ),
      0,
      y,
      0,
    ),
  )
}
const dots = (pen, step, r, c) => {
  pen.fillStyle = c
  for (let y = 0; y < 100; y += step)
    for (let x = 0; x < 100; x += step) {
      pen.beginPath()
      pen.arc(x + ((y / step) % 2 ? step / 2 : 0), y, r, 0, 7)
      pen.fill()
    }
}
const flowers = (pen, c, step = 9, r = 1.5) => {
  const next = random(9)
  for (let y = 2; y < 100; y += step)
    for (let x = 0; x < 100; x += step) {
      const [a, b] = [
        x + next() * step * 0.6 + ((y / step) & 1) * step * 0.5,
        y + next() * step * 0.5,
      ]
      pen.fillStyle = c
      for (let k = 0; k < 5; k++) {
        pen.beginPath()
        pen.ellipse(
          a + Math.cos(k * 1.257) * r,
          b + Math.sin(k * 1.257) * r,
          r * 0.72,
          r * 0.5,
          k * 1.257,
          0,
          7,
        )
        pen.fill()
      }
      pen.fillStyle = '#e8c65a'
      pen.beginPath()
      pen.arc(a, b, r * 0.4, 0, 7)
      pen.fill()
    }
}
const buttons = (pen, x, from, to, step, c = '#f0ece2', r = 0.75) => {
  for (let y = from; y <= to; y += step) {
    pen.fillStyle = '#00000055'
    pen.beginPath()
    pen.arc(x + 0.15, y + 0.25, r, 0, 7)
    pen.fill()
    pen.fillStyle = colour(c)
    pen.beginPath()
    pen.arc(x, y, r, 0, 7)
    pen.fill()
    pen.fillStyle = '#00000066'
    pen.beginPath()
    pen.arc(x - 0.2, y, 0.12, 0, 7)
    pen.arc(x + 0.2, y, 0.12, 0, 7)
    pen.fill()
  }
}
const TORSO = (neck, long, hem = 95, cuff = 50, slim = 0) =>
  `M36 13 ${neck} L78 18 C84 21 87 26 89 32 L${long ? '97 76' : `96 ${cuff}`} L${long ? '86 79' : `82 ${cuff + 6}`} L${long ? '77 46' : '76 44'} C${75 - slim} 60 ${76 - slim} 78 ${77 - slim * 0.5} ${hem} C60 ${hem + 3} 40 ${hem + 3} ${23 + slim * 0.5} ${hem} C${24 + slim} 78 ${25 + slim} 60 ${long ? '23 46' : '24 44'} L${long ? '14 79' : `18 ${cuff + 6}`} L${long ? '3 76' : `4 ${cuff}`} L11 32 C13 26 16 21 22 18 Z`
const CREW = 'C40 22 60 22 64 13',
  HIGH = 'C42 15 58 15 64 13',
  _VEE = 'L50 34 L64 13',
  _DEEP = 'L50 48 L64 13'
const body = both(creases(0.9, 11, 1.7), falling(5, 0.7, 40, 50, 50, 0.1))

function tee(s) {
  return worn({
    front: TORSO(CREW, false),
    rear: TORSO(HIGH, false),
    c: s.c,
    thick: 9,
    round: 16,
    folds: body,
    paint: (pen) => {
      seam(pen, 'M36 13 C40 22 60 22 64 13', '#00000055', 0.5)
      seam(pen, 'M34.5 13.6 C39.5 25 60.5 25 65.5 13.6', HEM, 0.5)
      seam(
        pen,
        'M23 92.5 C40 95.5 60 95.5 77 92.5 M20.5 55 L6 49 M79.5 55 L94 49',
        HEM,
        0.35,
        [0.7, 0.4],
      )
      seam(pen, 'M24 44 C22 34 24 26 27 17 M76 44 C78 34 76 26 73 17', HEM, 0.45)
    },
  })
}
function shirt(s) {
  const { long = true, hem = 95 } = s
  const c = s.c
  const _collar = (_side) => `M36 12 L50 ${s.tie ? 22 : 20} L40 30 L31 17 Z`
  return worn({
    front: TORSO(HIGH, long, hem, 50, s.slim ?? 0),
    rear: TORSO(HIGH, long, hem, 50, s.slim ?? 0),
    c,
    folds: body,
    thick: 9,
    paint: (pen) => {
      if (s.stripes) {
        pen.strokeStyle = s.stripes
        pen.lineWidth = 0.5
        for (let x = 0; x < 100; x += 2.4) {
          pen.beginPath()
          pen.moveTo(x, 0)
          pen.lineTo(x, 100)
          pen.stroke()
        }
      }
      if (s.pintuck)
        for (let x = 38; x < 63; x += 2.2) seam(pen, `M${x} 24 L${x} 60`, '#00000026', 0.4)
      s.print?.(pen)
      seam(pen, `M47 20 L47 ${hem + 2} M53 20 L53 ${hem + 2}`, HEM, 0.35)
      buttons(pen, 50, 27, hem - 4, 9.5)
      pen.fillStyle = light(c, 0.12)
      pen.strokeStyle = '#0000004a'
      pen.lineWidth = 0.45
      for (const d of [
        'M36 12 C40 16 45 18 50 21 L41 31 L31 17 Z',
        'M64 12 C60 16 55 18 50 21 L59 31 L69 17 Z',
      ]) {
        pen.fill(new Path2D(d))
        pen.stroke(new Path2D(d))
      }
      if (long) seam(pen, 'M4 72 L15 75 M96 72 L85 75', HEM, 0.5)
      seam(pen, 'M24 44 C22 34 24 26 27 17 M76 44 C78 34 76 26 73 17', HEM, 0.45)
      if (s.pocket !== false) seam(pen, 'M57 40 L68 40 L68 51 L62.5 53 L57 51 Z', HEM, 0.4)
      if (s.tie) {
        pen.fillStyle = colour(s.tie)
        const d = 'M46.5 21 L53.5 21 L52.4 27 L56 74 L50 81 L44 74 L47.6 27 Z'
        pen.save()
        pen.clip(new Path2D(d))
        pen.fillRect(0, 0, 100, 100)
        pen.strokeStyle = '#c9a55a'
        pen.lineWidth = 1
        for (let y = 0; y < 110; y += 6) {
          pen.beginPath()
          pen.moveTo(40, y)
          pen.lineTo(60, y - 12)
          pen.stroke()
        }
        pen.restore()
        seam(pen, d, '#00000060', 0.5)
        seam(pen, 'M47.6 27 L52.4 27', '#00000080', 0.5)
      }
    },
  })
}
/** Coats, jackets, cardigans and hoodies. */
function coat(s) {
  const { hem = 97, look = 'coat' } = s
  const knit = look === 'cardigan'
  const bump = knit
    ? knitted(s.c, [26, 26], 2.6)
    : look === 'hoodie'
      ? plush(s.c, [20, 20])
      : cloth(s.c, [50, 50], 0.7)
  if (look === 'hoodie') bump.bumpScale = 1.4
  const hood =
    look === 'hoodie' &&
    at(
      group(
        sheet({
          path: 'M33 20 C30 6 38 1 50 1 C62 1 70 6 67 20 C60 27 56 28 50 34 C44 28 40 27 33 20 Z',
          c: s.c,
          thick: 7,
          round: 9,
          bump,
          folds: creases(0.6, 8),
          paint: (pen) => {
            pen.fillStyle = '#000000a8'
            pen.fill(
              new Path2D(
                'M39 19 C38 10 43 7 50 7 C57 7 62 10 61 19 C57 24 54 26 50 30 C46 26 43 24 39 19 Z',
              ),
            )
          },
        }),
      ),
      0,
      0,
      0.3,
    )
  return worn({
    front: TORSO(look === 'hoodie' ? HIGH : HIGH, true, hem, 50, look === 'coat' ? 1 : 0),
    c: s.c,
    folds: both(creases(0.8, 12, 1.7), falling(4, 0.9, 50, 45)),
    thick: 10,
    round: 15,
    bump,
    extra: hood || undefined,
    paint: (pen) => {
      const shade = dark(s.c, 0.16)
      seam(pen, 'M23 46 C22 34 24 26 27 17 M77 46 C78 34 76 26 73 17', HEM, 0.5)
      if (look === 'coat' || look === 'jacket') {
        seam(
          pen,
          look === 'coat' ? `M56 42 L56 ${hem + 1}` : `M50 20 L50 ${hem + 1}`,
          '#00000070',
          0.5,
        )
        pen.fillStyle = look === 'jacket' ? '#5a4632' : shade
        for (const d of look === 'jacket'
          ? ['M34 13 L50 24 L44 34 L29 19 Z', 'M66 13 L50 24 L56 34 L71 19 Z']
          : [
              'M36 12 L50 42 L40 46 L33 34 L37 31 L30 20 Z',
              'M64 12 L54 42 L62 46 L68 34 L63 31 L70 20 Z',
            ]) {
          pen.fill(new Path2D(d))
          seam(pen, d, '#00000066', 0.5)
        }
        if (look === 'coat') {
          pen.fillStyle = '#f0ece4'
          pen.fill(new Path2D('M38 13 L62 13 L51 41 Z'))
          buttons(pen, 45, 52, 76, 12, '#3a2a1c', 1.2)
          buttons(pen, 60, 52, 76, 12, '#3a2a1c', 1.2)
          seam(pen, 'M28 70 L40 68 M60 68 L72 70', '#00000066', 0.7)
        } else {
          for (const d of [
            'M28 36 H43 V49 H28 Z',
            'M57 36 H72 V49 H57 Z',
            'M27 66 H44 V86 H27 Z',
            'M56 66 H73 V86 H56 Z',
          ]) {
            seam(pen, d, '#0000004a', 0.45)
            seam(
              pen,
              d.replace(/V\d+/, (v) => `V${Number(v.slice(1)) - (v.length > 2 ? 8 : 4)}`),
              '#00000050',
              0.6,
            )
          }
          buttons(pen, 50, 30, 90, 11, '#b8964f', 0.8)
        }
      }
      if (look === 'cardigan') {
        pen.fillStyle = '#efeae2'
        pen.fill(new Path2D('M38 13 L62 13 L50 46 Z'))
        seam(pen, `M50 46 L50 ${hem + 2}`, '#00000070', 0.6)
        seam(pen, `M36 13 L48 46 V${hem + 2} M64 13 L52 46 V${hem + 2}`, HEM, 2.2)
        buttons(pen, 50, 52, hem - 5, 9, '#7a5a42', 1)
        for (let x = 24; x < 78; x += 1.2)
          seam(pen, `M${x} ${hem - 6} V${hem + 2}`, '#0000002a', 0.4)
      }
      if (look === 'hoodie') {
        seam(pen, 'M33 66 L67 66 L73 86 L27 86 Z', '#00000048', 0.5)
        seam(pen, 'M45 30 L44 46 M55 30 L56 46', '#f2efe9', 0.8)
        for (let x = 23; x < 78; x += 1.1)
          seam(pen, `M${x} ${hem - 6} V${hem + 3}`, '#00000022', 0.35)
      }
      if (s.robe) {
        s.print?.(pen)
        pen.fillStyle = s.robe
        for (const d of ['M36 12 L57 66 L52 68 L31 14 Z', 'M64 12 L44 58 L49 60 L69 14 Z']) {
          pen.fill(new Path2D(d))
          seam(pen, d, '#00000050', 0.4)
        }
        pen.fillRect(22, 57, 56, 7)
        seam(pen, 'M22 57 H78 M22 64 H78', '#00000050', 0.4)
        pen.fill(new Path2D('M46 62 L42 84 L48 84 L51 62 Z'))
        seam(pen, 'M46 62 L42 84 L48 84 L51 62', '#00000050', 0.4)
      } else s.print?.(pen)
    },
  })
}
function kurti(s) {
  const front =
    'M38 6 C43 15 57 15 62 6 L70 10 C76 13 78 18 80 24 L88 52 L78 56 L70 34 C67 44 66 52 68 60 L76 96 C60 99 40 99 24 96 L32 60 C34 52 33 44 30 34 L22 56 L12 52 L20 24 C22 18 24 13 30 10 Z'
  const rear = front.replace('C43 15 57 15 62 6', 'C44 8 56 8 62 6')
  return worn({
    front,
    rear,
    c: s.c,
    thick: 8,
    round: 13,
    folds: both(creases(0.6, 10, 2), falling(6, 1.2, 50, 45, 50, 0.5)),
    paint: (pen) => {
      if (s.dots) dots(pen, 5, 0.9, light(s.c, 0.6))
      seam(pen, 'M38 6 C43 15 57 15 62 6', s.trim ?? '#00000055', 1.4)
      seam(pen, 'M50 13 V34', s.trim ?? '#00000055', s.trim ? 3 : 0.5)
      buttons(pen, 50, 17, 32, 5, '#d8c08a', 0.7)
      seam(
        pen,
        'M24 94 C40 97 60 97 76 94 M21.5 54 L13 51 M78.5 54 L87 51',
        s.trim ?? HEM,
        s.trim ? 1.8 : 0.4,
      )
      seam(pen, 'M30 34 C28 24 30 17 33 10 M70 34 C72 24 70 17 67 10', HEM, 0.4)
    },
  })
}
function dress(s) {
  const front =
    'M36 6 L41 5 L50 32 L59 5 L64 6 C66 13 70 18 72 24 C70 30 64 36 62 43 C68 58 76 76 81 93 C62 99 38 99 19 93 C24 76 32 58 38 43 C36 36 30 30 28 24 C30 18 34 13 36 6 Z'
  const rear = front
    .replace('L50 32', 'C45 12 55 12')
    .replace('C45 12 55 12 L59 5', 'C45 11 55 11 59 5')
  return worn({
    front,
    rear,
    c: s.c,
    thick: 9,
    round: 14,
    folds: both(creases(0.5, 9, 2), falling(7, 2.4, 44, 40, 50, 1)),
    paint: (pen) => {
      if (s.flowers) flowers(pen, light(s.c, 0.6), 8, 1.1)
      seam(pen, 'M41 5 L50 32 L59 5', '#00000055', 0.6)
      seam(pen, 'M50 32 L40 44', '#0000004a', 0.6)
      pen.fillStyle = dark(s.c, 0.22)
      pen.fill(new Path2D('M38 42 C45 44.5 55 44.5 62 42 L62.5 46 C55 48.5 45 48.5 37.5 46 Z'))
      pen.fill(new Path2D('M60 45 L66 66 L62 67 L58 46 Z'))
    },
  })
}
function saree(s) {
  const c = s.c
  return at(
    group(
      worn({
        front:
          'M36 8 C43 14 57 14 64 8 L74 13 L80 28 L72 32 L68 26 L66 44 L34 44 L32 26 L28 32 L20 28 L26 13 Z',
        c: s.blouse ?? '#7a2231',
        thick: 8,
        round: 12,
        folds: creases(0.5),
      }),
      at(
        worn({
          front:
            'M33 40 C45 43 55 43 67 40 C72 60 76 80 78 97 C60 99 40 99 22 97 C24 80 28 60 33 40 Z',
          c,
          thick: 9.5,
          round: 13,
          folds: falling(9, 1.8, 42, 30, 50, 0.7),
          paint: (pen) => {
            seam(pen, 'M22 94 C40 97 60 97 78 94', s.trim, 4)
            seam(pen, 'M22 90.5 C40 93.5 60 93.5 78 90.5', s.trim, 0.7)
          },
        }),
        0,
        0,
        0,
      ),
      at(
        group(
          sheet({
            path: 'M62 7 L74 10 C72 26 60 38 40 48 L30 54 L28 44 C44 36 56 24 62 7 Z',
            c,
            thick: 7,
            round: 9,
            folds: (x, y) => 0.9 * Math.sin((x + y) * 0.9),
            bump: fine(c),
            paint: (pen) => {
              seam(pen, 'M62 7 C56 24 44 36 28 44', s.trim, 3)
              seam(pen, 'M74 10 C72 26 60 38 30 54', s.trim, 3)
            },
          }),
        ),
        0,
        4.95,
        0.62,
      ),
      at(
        group(
          sheet({
            path: 'M64 8 L76 12 C80 34 82 60 80 86 L68 88 C70 60 70 34 64 8 Z',
            c,
            thick: 3,
            round: 6,
            folds: falling(9, 1, 10, 30),
            bump: fine(c),
            paint: (pen) => {
              seam(pen, 'M67 82 L81 80', s.trim, 6)
              dots(pen, 5, 0.5, s.trim)
            },
          }),
        ),
        0,
        4.95,
        -0.2,
      ),
    ),
    0,
    0,
    0,
  )
}
function trousers(s) {
  const { short, wide = 0 } = s
  const hem = short ? 62 : 97
  const leg = short
    ? `L${82 + wide} ${hem} C72 ${hem + 2} 62 ${hem + 2} 54 ${hem} L50 38 L46 ${hem} C38 ${hem + 2} 28 ${hem + 2} ${18 - wide} ${hem}`
    : `L${72 + wide} ${hem} C67 99 60 99 55 ${hem} L50 42 L45 ${hem} C40 99 33 99 ${28 - wide} ${hem}`
  const front = `M30 5 C42 7 58 7 70 5 C72 16 75 26 ${short ? '77 34' : '75 36'} ${leg} C${short ? '22 48 24 40 25 30' : '25 70 24 40 26 28'} C27 20 29 12 30 5 Z`
  const denim = s.denim
  return at(
    worn({
      front,
      c: s.c,
      thick: 7,
      round: 10,
      folds: both(creases(0.9, 9, 2), falling(5, 0.5, 40, 50)),
      bump: denim ? cloth(s.c, [90, 90], 0.9) : fine(s.c),
      paint: (pen) => {
        if (denim)
          for (const x of [36, 64]) {
            const g = pen.createRadialGradient(x, 45, 2, x, 45, 24)
            g.addColorStop(0, 'rgba(190,205,230,.22)')
            g.addColorStop(1, 'rgba(190,205,230,0)')
            pen.fillStyle = g
            pen.fillRect(0, 0, 100, 100)
          }
        const stitch = denim ? '#b98a4a' : HEM
        seam(pen, 'M29.4 9.5 C42 11.5 58 11.5 70.6 9.5', denim ? '#00000066' : HEM, 0.5)
        seam(pen, 'M50 7 V34', '#00000066', 0.6)
        seam(pen, 'M53 11 V26 C53 30 52 32 50 33', stitch, 0.4, [0.8, 0.4])
        seam(
          pen,
          'M34 10.5 C35 17 31 20 27.5 20 M66 10.5 C65 17 69 20 72.5 20',
          stitch,
          0.45,
          [0.8, 0.4],
        )
        seam(
          pen,
          `M20 ${hem - 2.5} C30 ${hem} 42 ${hem} 47 ${hem - 2} M80 ${hem - 2.5} C70 ${hem} 58 ${hem} 53 ${hem - 2}`,
          stitch,
          0.4,
          [0.8, 0.4],
        )
        if (denim) {
          for (const x of [36, 45, 55, 64]) seam(pen, `M${x} 5.5 V10.5`, dark(s.c, 0.3), 1.3)
          buttons(pen, 50, 8, 8, 1, '#b5854a', 1)
        }
        if (s.drawstring) {
          seam(pen, 'M48 8 C46 14 45 18 46 24 M52 8 C54 14 55 18 54 24', '#f0ece2', 0.9)
          for (let x = 31; x < 70; x += 1.3) seam(pen, `M${x} 5 V9`, '#00000030', 0.4)
        }
        if (s.stripe) {
          seam(pen, 'M27 14 L19 60', s.stripe, 1.8)
          seam(pen, 'M73 14 L81 60', s.stripe, 1.8)
        }
      },
    }),
    0,
    short ? -3.2 : 0,
    0,
    [0, 0, 0],
    short ? 1 : [0.82, 1.28, 0.9],
  )
}
function skirt(s) {
  return worn({
    front: 'M36 8 C45 10 55 10 64 8 C66 20 76 70 82 92 C62 98 38 98 18 92 C24 70 34 20 36 8 Z',
    c: s.c,
    thick: 9,
    round: 13,
    y: 4.95,
    folds: (x, y) => {
      const t = Math.min(Math.max((y - 12) / 60, 0), 1)
      const u = (x - 50) / (14 + (y - 8) * 0.22)
      return t * 2.1 * Math.abs(((u * 7 + 100) % 2) - 1)
    },
    paint: (pen) => {
      seam(pen, 'M35.5 13 C45 15 55 15 64.5 13', '#0000005a', 0.5)
    },
  })
}
function top(s) {
  const { look = 'tank' } = s
  const paths = {
    tank: 'M34 6 L40 6 C41 22 45 26 50 26 C55 26 59 22 60 6 L66 6 C66 22 70 32 78 36 C76 56 77 78 78 94 C60 97 40 97 22 94 C23 78 24 56 22 36 C30 32 34 22 34 6 Z',
    swimsuit:
      'M36 6 L40 6 C40 22 44 28 50 29 C56 28 60 22 60 6 L64 6 C64 20 68 28 70 34 C66 46 64 52 66 62 C68 70 70 74 72 78 C64 78 56 86 54 94 C52 95 48 95 46 94 C44 86 36 78 28 78 C30 74 32 70 34 62 C36 52 34 46 30 34 C32 28 36 20 36 6 Z',
    bodysuit:
      'M36 10 C42 20 58 20 64 10 L72 14 C82 18 86 24 90 36 L78 42 L74 36 C73 52 74 60 75 70 C68 72 60 80 58 90 C54 92 46 92 42 90 C40 80 32 72 25 70 C26 60 27 52 26 36 L22 42 L10 36 C14 24 18 18 28 14 Z',
  }
  const path = paths[look]
  const rear =
    look === 'tank'
      ? path.replace('C41 22 45 26 50 26 C55 26 59 22 60 6', 'C42 14 58 14 60 6')
      : path.replace('C42 20 58 20 64 10', 'C42 12 58 12 64 10')
  return worn({
    front: path,
    rear,
    c: s.c,
    thick: look === 'swimsuit' ? 8 : 8.5,
    round: 13,
    folds: creases(look === 'swimsuit' ? 0.25 : 0.8, 10),
    paint: (pen) => {
      if (s.rib) for (let x = 0; x < 100; x += 1.4) seam(pen, `M${x} 0 V100`, '#0000001c', 0.5)
      s.print?.(pen)
      seam(pen, path, '#00000048', 1.1)
      if (look === 'bodysuit') {
        buttons(pen, 46, 88, 88, 1)
        buttons(pen, 50, 88, 88, 1)
        buttons(pen, 54, 88, 88, 1)
        pen.fillStyle = '#ffffffaa'
        line(pen, '☆', 50, 45, 12, { fill: '#ffffffcc' })
      }
      if (s.stripe) {
        pen.fillStyle = s.stripe
        pen.fillRect(0, 60, 100, 3)
        pen.fillRect(0, 66, 100, 1.2)
      }
    },
  })
}
function bikini(s) {
  const bump = fine(s.c)
  const one = (path, thick, y) =>
    at(
      group(
        sheet({
          path,
          c: s.c,
          thick,
          round: 9,
          folds: creases(0.3),
          bump,
          paint: (pen) => {
            dots(pen, 7, 0.9, '#fff6e8')
            seam(pen, path, '#00000040', 1)
          },
        }),
        sheet({ path, c: s.c, thick: 2, round: 9, back: true, bump }),
      ),
      0,
      y,
      0,
    )
  return group(
    one(
      'M30 20 C34 30 40 36 50 37 C60 36 66 30 70 20 L76 40 C74 50 56 52 50 44 C44 52 26 50 24 40 Z',
      9,
      4.9,
    ),
    one('M22 60 C40 64 60 64 78 60 L76 70 C66 72 58 82 55 90 L45 90 C42 82 34 72 24 70 Z', 7, 4.9),
    at(
      group(
        tube(
          [
            [-2, 3, 0.4],
            [-1.2, 4.9, -0.2],
            [0, 5.2, -0.5],
            [1.2, 4.9, -0.2],
            [2, 3, 0.4],
          ],
          0.05,
          bump,
        ),
      ),
      0,
      4.9 - 0,
      0,
    ),
  )
}
function gi(s) {
  return coat({ ...s, look: 'gi', robe: light(s.c, 0.1), print: undefined })
}
function kimono(s) {
  return coat({
    ...s,
    look: 'robe',
    robe: dark(s.c, 0.55),
    print: (pen) => {
      pen.strokeStyle = '#ffffffb0'
      pen.lineWidth = 0.9
      const next = random(4)
      for (let n = 0; n < 26; n++) {
        const [x, y, t] = [next() * 100, next() * 100, next() * 6]
        pen.save()
        pen.translate(x, y)
        pen.rotate(t)
        pen.beginPath()
        pen.moveTo(-5, 0)
        pen.quadraticCurveTo(-2, -3.4, 0, 0)
        pen.quadraticCurveTo(2, -3.4, 5, 0)
        pen.moveTo(0, 0)
        pen.lineTo(0, 4)
        pen.stroke()
        pen.restore()
      }
    },
  })
}
function socks(s) {
  const path =
    'M34 4 C42 6 50 6 56 4 L57 48 C60 58 74 66 80 74 C84 82 78 92 68 92 C54 90 40 82 33 70 C31 60 33 40 34 4 Z'
  const one = (c, x, z, y = 0) =>
    at(
      group(
        sheet({
          path,
          c,
          thick: 6,
          round: 9,
          size: 0.07,
          folds: creases(0.6, 8),
          bump: knitted(c, [30, 30], 1.6),
          paint: (pen) => {
            for (let a = 34; a < 58; a += 1.3) seam(pen, `M${a} 4 V20`, '#00000026', 0.5)
            pen.fillStyle = s.toe ?? light(c, 0.35)
            pen.fill(new Path2D('M66 60 L90 60 L90 96 L62 96 Z'))
            pen.fill(new Path2D('M26 56 L40 58 L44 84 L26 84 Z'))
            if (s.band) {
              pen.fillStyle = s.band
              pen.fillRect(20, 12, 60, 3)
            }
          },
        }),
        sheet({ path, c, thick: 5, round: 9, size: 0.07, back: true, bump: fine(c) }),
      ),
      x,
      3.4 + y,
      z,
      [0, -14, 0],
    )
  return group((s.colours ?? [s.c, s.c]).map((c, n) => one(colour(c), n * 1.25, -n * 0.55)))
}
function necktie(s) {
  const path = 'M44 3 L56 3 L53 14 L62 84 L50 96 L38 84 L47 14 Z'
  const paint = (pen) => {
    pen.strokeStyle = light(s.c, 0.55)
    pen.lineWidth = 1.4
    for (let y = -10; y < 120; y += 7) {
      pen.beginPath()
      pen.moveTo(30, y)
      pen.lineTo(70, y - 22)
      pen.stroke()
    }
    seam(pen, 'M47 14 L53 14', '#000000aa', 0.7)
    pen.fillStyle = '#0000001c'
    pen.fill(new Path2D('M44 3 L56 3 L53 14 L47 14 Z'))
  }
  return worn({ front: path, c: s.c, thick: 2.4, round: 5, folds: creases(0.15), paint })
}
function scarf(s) {
  const bump = knitted(s.c, [24, 24], 2.4)
  const stripe = (pen) => {
    for (let y = 0; y < 100; y += 8) {
      pen.fillStyle = '#ffffff18'
      pen.fillRect(0, y, 100, 3)
    }
  }
  const loop = []
  for (let n = 0; n <= 30; n++) {
    const a = (n / 30) * Math.PI * 2
    loop.push([Math.sin(a) * 1.15, 3.5 + Math.sin(a * 2 + 1) * 0.12, Math.cos(a) * 0.8])
  }
  const roll = bend(tube(loop, 0.42, bump, true, 120), (p) => {
    p.y += 0.05 * Math.sin(Math.atan2(p.x, p.z) * 7 + p.y * 6)
  })
  const roll2 = at(
    tube(
      loop.map(([x, y, z]) => [x * 0.98, y - 0.55, z * 1.08]),
      0.4,
      bump,
      true,
      120,
    ),
    0,
    0,
    0,
    [4, 30, 3],
  )
  const tail = (x, z, turn, h) =>
    at(
      group(
        sheet({
          path: `M38 2 L62 2 L64 ${h} L36 ${h} Z`,
          c: s.c,
          thick: 3,
          round: 6,
          size: 0.045,
          folds: falling(9, 1.2, 0, 30),
          bump,
          paint: stripe,
        }),
        [...Array(14)].map((_, n) =>
          rod(
            [-0.58 + n * 0.09, 2.25 - h * 0.045, 0.05],
            [-0.58 + n * 0.09, 2.0 - h * 0.045, 0.08],
            0.022,
            bump,
          ),
        ),
      ),
      x,
      0.95,
      z,
      [0, 0, turn],
    )
  return group(roll, roll2, tail(0.15, 1.05, -4, 88), tail(-0.45, 0.95, 5, 74))
}
// Hats, bags and what is carried.
function sunHat(s) {
  const straw = cloth('Straw', [40, 20], 3)
  return group(
    bend(
      bulged(
        [
          [1.7, 0.12],
          [1.5, 0.06],
          [1.1, 0.08],
          [0.82, 0.16],
          [0.8, 0.4],
          [0.74, 0.8],
          [0.5, 1.02],
          [0, 1.08],
        ],
        straw,
      ),
      (p) => {
        const r = Math.hypot(p.x, p.z)
        if (r > 0.85) p.y += 0.09 * (r - 0.85) * Math.sin(Math.atan2(p.x, p.z) * 3)
      },
    ),
    turned(
      [
        [0.825, 0.2, 0],
        [0.812, 0.5, 0],
      ],
      cloth(s.band ?? '#a8323a', [40, 4], 1),
    ),
    at(group(ball(0.16, cloth(s.band ?? '#a8323a'), [1.4, 0.7, 0.5])), 0.5, 0.36, 0.68, [0, 40, 0]),
  )
}
function cap(s) {
  const f = cloth(s.c, [20, 20], 1)
  const brim = bend(grid(1.5, 1.1, f, 40), (p) => {
    const t = Math.max(0, (p.y + 0.55) / 1.1)
    const a = p.x / 0.75
    p.x = a * 0.78 * Math.sqrt(Math.max(0, 1 - (t * 0.98) ** 2.6)) * 1.0
    const lift = -0.18 * a * a * (1 - t * 0.4)
    p.z = 0.62 + t * 0.75
    p.y = 0.1 + lift - t * 0.1 - Math.max(0, 0.6 - Math.hypot(p.x, 0.5)) * 0
    if (t === 0) p.z = Math.sqrt(Math.max(0, 0.64 - p.x * p.x))
  })
  const dome = bend(ball(1, f), (p) => {
    p.x *= 0.84
    p.z *= 0.92
    p.y = p.y < 0 ? p.y * 0.05 : p.y * 0.78
  })
  return at(
    group(
      at(dome, 0, 0.1, 0),
      brim,
      at(can(0.06, 0.03, f, 0.01), 0, 0.87, 0),
      [0, 60, 120].map((a) =>
        at(ring(0.8, 0.008, matt(dark(s.c, 0.3)), 180), 0, 0.1, 0, [0, a, 0], [1.05, 0.985, 1.13]),
      ),
    ),
    0,
    0.1,
    0,
    [-6, 0, 0],
  )
}
function topHat(_s) {
  const f = plush('#1d1e21', [10, 10])
  f.bumpScale = 0.8
  return group(
    bend(
      turned(
        [
          [0, 0.06, 0],
          [0.7, 0.06, 0.02],
          [1.2, 0.06, 0.03],
          [1.22, 0.1, 0.03],
          [0.72, 0.12, 0.08],
          [0.66, 0.6, 0.1],
          [0.76, 1.34, 0.06],
          [0, 1.36, 0],
        ],
        f,
        0.03,
      ),
      (p) => {
        const r = Math.hypot(p.x, p.z)
        if (r > 0.8 && p.y < 0.3) p.y += (Math.abs(p.x) / 1.2) ** 3 * 0.22
      },
    ),
    turned(
      [
        [0.716, 0.17, 0],
        [0.685, 0.42, 0],
      ],
      gloss('#5c1420'),
    ),
  )
}
/** Bags of leather and cloth. */
function handbag(s) {
  const l = leather(s.c, [4, 4], 0.42),
    g = metal('Gold', 0.2)
  const body = bend(box2(1.9, 1.25, 0.66, 0.14, l), (p) => {
    const t = p.y / 1.25 + 0.5
    p.x *= 1.06 - 0.16 * t
    p.z *= 1.08 - 0.42 * t
  })
  const handle = (z) =>
    group(
      tube(
        [
          [-0.5, 1.12, z],
          [-0.46, 1.6, z],
          [-0.25, 1.92, z],
          [0.25, 1.92, z],
          [0.46, 1.6, z],
          [0.5, 1.12, z],
        ],
        0.045,
        l,
      ),
      [-0.5, 0.5].map((x) => at(ring(0.07, 0.018, g), x, 1.1, z + 0.02)),
    )
  return group(
    at(body, 0, 0.64, 0),
    handle(0.24),
    handle(-0.24),
    at(plate('M-66 0 L66 0 L58 -46 Q0 -64 -58 -46 Z', 0.05, 0.02, l), 0, 0.72, 0.3, [10, 0, 180]),
    at(box(0.2, 0.14, 0.06, 0.03, g), 0, 0.66, 0.32),
    [
      [-0.8, 0.2],
      [0.8, 0.2],
    ].map(([x, z]) => at(ball(0.05, g), x, 0.03, z)),
  )
}
function box2(w, h, d, r, m) {
  const one = box(w, h, d, r, m)
  one.position.y = 0
  const g = one.geometry
  return new THREE.Mesh(g, m)
}
function clutch(s) {
  const l = s.soft ? leather(s.c, [5, 5], 0.5) : cloth(s.c, [40, 40], 1.6)
  return group(
    at(
      bend(box2(1.7, 0.95, 0.4, 0.12, l), (p) => {
        p.z *= 1.15 - 0.5 * (p.y / 0.95 + 0.5)
      }),
      0,
      0.5,
      0,
    ),
    at(
      tube(
        [
          [-0.8, 0.96, 0],
          [0, 1.0, 0],
          [0.8, 0.96, 0],
        ],
        0.045,
        metal('Gold', 0.2),
      ),
      0,
      0,
      0,
    ),
    [-0.07, 0.07].map((x) => at(ball(0.08, gloss('#efe6dc')), x, 1.06, 0)),
    s.chain &&
      tube(
        [
          [-0.82, 0.9, 0],
          [-1.1, 0.4, 0.5],
          [-0.4, 0.03, 0.9],
          [0.4, 0.03, 0.8],
          [0.9, 0.3, 0.4],
          [0.82, 0.9, 0],
        ],
        0.022,
        metal('Gold', 0.25),
      ),
  )
}
function coinPurse(s) {
  const l = leather(s.c, [4, 4], 0.4)
  return group(
    at(
      bend(ball(1, l), (p) => {
        p.x *= 0.72
        p.y = p.y * 0.52
        p.z *= 0.28 * (1 - 0.25 * p.y)
      }),
      0,
      0.52,
      0,
    ),
    at(ring(0.71, 0.02, metal('Gold', 0.25), 180), 0, 0.56, 0, [0, 0, 0], [1, 0.7, 1]),
    at(box(0.1, 0.22, 0.03, 0.015, metal('Gold', 0.25)), 0.72, 0.36, 0),
  )
}
function briefcase(s) {
  const l = leather(s.c, [4, 4], 0.4),
    g = metal('Brass', 0.25)
  return group(
    at(box(2.1, 1.4, 0.56, 0.08, l)),
    at(box(2.12, 0.75, 0.58, 0.08, l), 0, 0.68, 0.01),
    [-0.55, 0.55].map((x) =>
      group(
        at(box(0.14, 1.0, 0.02, 0.01, leather(dark(s.c, 0.2), [1, 4])), x, 0.36, 0.31),
        at(box(0.2, 0.16, 0.05, 0.02, g), x, 0.5, 0.31),
      ),
    ),
    tube(
      [
        [-0.4, 1.42, 0],
        [-0.36, 1.62, 0],
        [0.36, 1.62, 0],
        [0.4, 1.42, 0],
      ],
      0.06,
      l,
    ),
    [-0.4, 0.4].map((x) => at(ring(0.07, 0.02, g), x, 1.43, 0)),
  )
}
function duffel(s) {
  const f = cloth(s.c, [30, 30], 1.2),
    k = cloth('#1d1e21', [10, 10])
  return group(
    at(
      bend(can(0.62, 2.3, f, 0.16), () => {}),
      1.15,
      0.6,
      0,
      [0, 0, 90],
    ),
    [-0.55, 0.55].map((x) => at(ring(0.628, 0.05, k), x, 0.6, 0, [0, 90, 0], [1, 1, 1.6])),
    [0.5, -0.5].map((z) =>
      tube(
        [
          [-0.55, 0.95, z],
          [-0.5, 1.45, z * 0.5],
          [0, 1.62, z * 0.3],
          [0.5, 1.45, z * 0.5],
          [0.55, 0.95, z],
        ],
        0.05,
        k,
      ),
    ),
    at(box(1, 0.02, 0.06, 0.01, metal('#a5a7ab')), 0, 1.21, 0),
    at(box(0.9, 0.5, 0.08, 0.05, f), 0, 0.3, 0.58),
    at(can(0.3, 0.02, k), -1.16, 0.6, 0, [0, 0, 90]),
  )
}
function backpack(s) {
  const f = cloth(s.c, [30, 30], 1.1),
    k = cloth('#26272b', [14, 14])
  return group(
    at(
      bend(box2(1.3, 1.9, 0.75, 0.3, f), (p) => {
        const t = p.y / 1.9 + 0.5
        p.x *= 1.05 - 0.2 * t * t
        p.z *= 1.05 - 0.35 * t
      }),
      0,
      0.97,
      0,
    ),
    at(
      bend(box2(1.0, 0.85, 0.34, 0.14, f), (p) => {
        p.z += -0.06 * p.y
      }),
      0,
      0.55,
      0.42,
    ),
    at(box(1.28, 0.36, 0.66, 0.16, k), 0, 1.62, 0.0),
    at(
      tube(
        [
          [-0.46, 0.9, 0.55],
          [0, 0.98, 0.6],
          [0.46, 0.9, 0.55],
        ],
        0.016,
        matt('#111'),
      ),
    ),
    at(
      tube(
        [
          [-0.16, 1.92, -0.2],
          [-0.14, 2.14, -0.2],
          [0.14, 2.14, -0.2],
          [0.16, 1.92, -0.2],
        ],
        0.04,
        k,
      ),
    ),
    [-0.42, 0.42].map((x) => at(box(0.1, 1.3, 0.02, 0.01, k), x, 0.6, 0.43, [-9, 0, 0])),
    [-0.66, 0.66].map((x) =>
      at(
        bend(box2(0.2, 0.7, 0.5, 0.09, k), () => {}),
        x,
        0.42,
        0,
      ),
    ),
  )
}
function wallet(s) {
  const l = leather(s.c, [4, 4], 0.4)
  const half = (t) =>
    at(
      group(
        box(1.2, 0.95, 0.07, 0.03, l),
        at(box(1.12, 0.9, 0.03, 0.01, matt(dark(s.c, 0.3))), 0, 0.02, -0.045),
      ),
      0,
      0,
      0,
      [0, t, 0],
    )
  return group(
    at(half(0), 0, 0, 0, [-3, 0, 0]),
    at(group(at(box(1.2, 0.95, 0.07, 0.03, l), 0.6, 0, 0)), -0.6, 0, -0.1, [0, 28, 0]),
    at(box(1, 0.6, 0.012, 0.01, plastic('#3a6ea8', 0.3)), 0, 0.42, -0.07),
    at(box(1, 0.6, 0.012, 0.01, plastic('#c9952c', 0.3)), 0.03, 0.34, -0.1),
  )
}
function belt(s) {
  const l = leather(s.c, [30, 2], 0.42)
  const strap = bend(grid(1, 0.3, l, 160), (p) => {
    const t = p.x + 0.5
    const a = t * Math.PI * 2 * 2.2
    const r = 0.45 + t * 0.4
    p.x = Math.sin(a) * r
    p.z = Math.cos(a) * r
    p.y = p.y + 0.16
  })
  const inner = at(strap.clone(), 0, 0, 0, [0, 0, 0], [0.97, 1, 0.97])
  const end = 2.2 * Math.PI * 2,
    r = 0.85
  return group(
    strap,
    inner,
    at(
      plate('M-22 -20 H22 V20 H-22 Z M-14 -12 V12 H14 V-12 Z', 0.06, 0.02, metal('Gold', 0.2)),
      Math.sin(end) * r,
      0.17,
      Math.cos(end) * r,
      [0, (end * 180) / Math.PI, 0],
    ),
  )
}
function umbrella(s) {
  const f = cloth(s.c, [30, 30], 0.4)
  const dome = bend(
    new THREE.Mesh(new THREE.SphereGeometry(1.6, 96, 24, 0, Math.PI * 2, 0, 1.2), f),
    (p) => {
      const a = Math.atan2(p.x, p.z)
      const t = 1 - (p.y - 0.57) / 1.03
      const rib = Math.abs(Math.cos(a * 4))
      p.y = p.y * 0.75 + 0.12 * t * t * (1 - rib) - 0
      const k = 1 - 0.1 * t * (1 - rib) * 0.6
      p.x *= k
      p.z *= k
    },
  )
  return at(
    group(
      at(dome, 0, 0.9, 0),
      rod([0, 2.08, 0], [0, 2.25, 0], 0.03, metal('#3a3b3f')),
      rod([0, 0.2, 0], [0, 2.0, 0], 0.03, metal('#3a3b3f')),
      tube(
        [
          [0, 0.3, 0],
          [0, 0.02, 0],
          [0.14, -0.14, 0],
          [0.28, 0.0, 0],
        ],
        0.06,
        leather('#6b442c'),
      ),
    ),
    0,
    0.3,
    0,
    [14, 0, -12],
  )
}
function glove(s) {
  const path =
    'M34 96 L36 66 C24 58 14 46 10 38 C12 32 18 34 22 38 L34 50 L32 18 C33 12 39 12 40 18 L43 42 L44 10 C45 4 52 4 53 10 L54 42 L58 14 C60 8 66 10 66 16 L64 44 L70 24 C73 19 78 22 77 28 L70 62 C70 74 68 84 68 96 Z'
  const bump = leather(s.c, [8, 8], 0.5)
  const one = (x, z, turn, flip) =>
    at(
      group(
        sheet({
          path,
          c: s.c,
          thick: 5,
          round: 5,
          size: 0.045,
          bump,
          folds: creases(0.5, 8),
          paint: (pen) => {
            seam(pen, 'M42 50 L40 64 M52 50 L52 66 M62 52 L63 66', HEM, 0.6)
            seam(pen, 'M33 86 L69 86', '#00000066', 0.6)
          },
        }),
        sheet({ path, c: s.c, thick: 4, round: 5, size: 0.045, back: true, bump }),
      ),
      x,
      2.2,
      z,
      [0, turn, flip ? -6 : 6],
      [flip ? -1 : 1, 1, 1],
    )
  return group(one(0.8, 0, -8, true), one(-0.9, 0.1, 8, false))
}
function boxingGlove(s) {
  const l = leather(s.c, [3, 3], 0.3)
  const one = (x, z, f) =>
    at(
      group(
        at(
          bend(ball(1, l), (p) => {
            const b = 1 + 0.12 * p.y
            p.x *= 0.62 * b
            p.y *= 0.8
            p.z *= 0.56 * b
          }),
          0,
          1.35,
          0,
        ),
        at(
          bend(ball(1, l), (p) => {
            p.x *= 0.22
            p.y *= 0.46
            p.z *= 0.24
          }),
          f * 0.52,
          1.15,
          0.3,
          [0, 0, f * 12],
        ),
        at(
          turned(
            [
              [0, 0, 0],
              [0.42, 0, 0.05],
              [0.44, 0.6, 0.08],
              [0.3, 0.8, 0],
            ],
            l,
          ),
          0,
          0,
          0,
        ),
        at(
          turned(
            [
              [0.45, 0.16, 0.02],
              [0.46, 0.46, 0.02],
              [0.43, 0.5, 0],
            ],
            matt('#f0eee9'),
          ),
          0,
          0,
          0,
        ),
      ),
      x,
      0,
      z,
      [0, f * -12, 0],
    )
  return group(one(-0.68, 0, 1), one(0.72, -0.2, -1))
}
function fan(s) {
  const parts = []
  for (let n = 0; n < 22; n++) {
    const a = ((n - 10.5) / 22) * 150
    parts.push(
      at(
        group(
          at(box(0.22, 1.15, 0.008, 0.002, matt(n % 2 ? s.c : light(s.c, 0.14))), 0, 0.75, 0, [
            0,
            n % 2 ? 16 : -16,
            0,
          ]),
          at(box(0.05, 0.85, 0.014, 0.004, plastic('#8a5a34')), 0, 0, 0),
        ),
        0,
        0,
        0,
        [0, 0, -a],
      ),
    )
  }
  return at(
    group(parts, at(can(0.07, 0.06, metal('Gold')), 0, 0.04, 0.03, [90, 0, 0])),
    0,
    0.35,
    0,
    [-10, 0, 0],
  )
}
export const wear = {
  tee,
  shirt,
  coat,
  kurti,
  dress,
  saree,
  trousers,
  skirt,
  top,
  bikini,
  gi,
  kimono,
  socks,
  necktie,
  scarf,
  sunHat,
  cap,
  topHat,
  handbag,
  clutch,
  coinPurse,
  briefcase,
  duffel,
  backpack,
  wallet,
  belt,
  umbrella,
  glove,
  boxingGlove,
  fan,
}
export { dots, drawn, face, flowers, glass, rubber }
