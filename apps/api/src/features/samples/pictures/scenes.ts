import { circle, each, height, house, lights, line, rectangle, scene, shape, sun, tree, width } from './shapes.ts';

const { dawn, day, heat, green, night } = lights;

const dark = { wall: dawn.near, lit: dawn.lamp, dark: '#3b3468' };
const bright = { wall: '#d9cdb7', lit: '#fff6dd', dark: '#8ea3a8' };

const hills = (y: number, fill: string): string =>
  `<path d="M0 ${y}C220 ${y - 110} 420 ${y - 20} 640 ${y - 70}S1020 ${y - 120} 1200 ${y - 30}V800H0Z" fill="${fill}"/>`;

const drawn = {
  bakery: scene(
    dawn,
    sun(930, 560, 84, '#ffd08a'),
    hills(640, dawn.far),
    house({ x: 150, y: 190, w: 420, rows: 6, columns: 4 }, dark, (row) => row > 2),
    rectangle(150, 630, 420, 170, '#c9562f'),
    each(4, (at) => rectangle(176 + at * 100, 664, 72, 78, '#ffcf7d', 10)),
    each(3, (at) => line(`M${240 + at * 110} 176q-26 -34 0 -68t0 -68`, '#ffe2bd', 10)),
    rectangle(0, 742, width, 58, dawn.ground),
  ),
  kerb: scene(
    day,
    each(6, (at) => rectangle(at * 210 - 20, 210 - (at % 3) * 46, 190, 480, at % 2 ? '#c7b9a2' : '#b7a78f')),
    rectangle(0, 560, width, 240, '#8d8a86'),
    rectangle(0, 548, width, 22, '#e8e2d9'),
    each(8, (at) =>
      rectangle(at * 150 + 12, 600, 126, 100, ['#d0753b', '#3b6db5', '#c93b63', '#4b8a4a'][at % 4] ?? '', 8),
    ),
    each(8, (at) => rectangle(at * 150 + 70, 726, 8, 60, '#f3efe8')),
    each(3, (at) => circle(200 + at * 400, 470, 26, '#e8923a') + rectangle(196 + at * 400, 470, 8, 90, '#5a576e')),
  ),
  school: scene(
    heat,
    sun(880, 230, 96, '#fff3d6'),
    hills(600, heat.far),
    house({ x: 170, y: 370, w: 620, rows: 4, columns: 8 }, { wall: '#8a3f3a', lit: '#bfe0e6', dark: '#bfe0e6' }),
    shape(
      [
        [140, 380],
        [480, 250],
        [820, 380],
      ],
      '#6d2f33',
    ),
    circle(480, 330, 34, '#f9e1bd'),
    line('M480 330v-20M480 330l14 8', '#6d2f33', 6),
    rectangle(0, 690, width, 110, heat.ground),
    tree(980, 700, 210, '#7d8a4d', '#6d3b2c'),
  ),
  bus: scene(
    day,
    hills(560, day.far),
    rectangle(0, 590, width, 210, '#8d9499'),
    each(7, (at) => rectangle(at * 190 + 30, 700, 96, 10, '#f3efe8', 5)),
    rectangle(250, 330, 700, 300, '#3d348b', 46),
    each(5, (at) => rectangle(290 + at * 130, 374, 104, 116, '#cfe1ea', 14)),
    circle(400, 452, 30, '#e8923a') + rectangle(366, 470, 68, 40, '#c93b63', 18),
    rectangle(250, 540, 700, 16, '#f0a04b'),
    circle(400, 636, 52, '#1b1a2b') + circle(400, 636, 22, '#8b879c'),
    circle(800, 636, 52, '#1b1a2b') + circle(800, 636, 22, '#8b879c'),
  ),
  river: scene(
    dawn,
    sun(600, 400, 74, '#ffd9a0'),
    hills(500, dawn.far),
    each(5, (at) =>
      house(
        { x: 60 + at * 230, y: 330 + (at % 2) * 60, w: 170, rows: 2, columns: 3 },
        dark,
        (row, column) => (row + column + at) % 3 === 0,
      ),
    ),
    `<path d="M0 600Q300 560 600 600T1200 590V800H0Z" fill="#4a4f8f"/>`,
    each(9, (at) => line(`M${40 + at * 136} ${640 + (at % 3) * 44}q30 -12 60 0`, '#f0b489', 6)),
  ),
  roofs: scene(
    green,
    sun(240, 200, 60, '#fff4d2'),
    each(4, (at) =>
      rectangle(at * 310 - 20, 420 - (at % 2) * 70, 290, 480, ['#b8744f', '#a8663f', '#c68a5c', '#9c5b3c'][at] ?? ''),
    ),
    each(5, (at) => tree(30 + at * 56, 420, 110, '#4b8a4a', '#6d4a2c')),
    each(4, (at) =>
      shape(
        [
          [310 + at * 62, 350],
          [352 + at * 62, 350],
          [336 + at * 62, 296],
          [294 + at * 62, 296],
        ],
        '#2b3a67',
      ),
    ),
    line('M620 330h250', '#5a576e', 5),
    each(4, (at) => rectangle(640 + at * 60, 332, 40, 74, ['#f3efe8', '#c93b63', '#e8923a', '#cfe1ea'][at] ?? '', 6)),
    each(4, (at) => each(3, (column) => rectangle(26 + at * 310 + column * 84, 540, 46, 70, '#6d3f2a', 4))),
  ),
  courtyard: scene(
    green,
    rectangle(0, 0, 330, height, '#c9b79b'),
    rectangle(870, 0, 330, height, '#bba88a'),
    each(4, (row) =>
      each(
        2,
        (at) =>
          rectangle(60 + at * 130, 70 + row * 170, 76, 104, '#7c8f8a', 6) +
          rectangle(930 + at * 130, 70 + row * 170, 76, 104, '#7c8f8a', 6),
      ),
    ),
    rectangle(330, 620, 540, 180, '#7d9b6b'),
    tree(600, 640, 430, '#3f6a52', '#5b3d2a'),
    rectangle(470, 690, 150, 16, '#8a5a3c', 6),
    rectangle(486, 706, 12, 44, '#8a5a3c') + rectangle(592, 706, 12, 44, '#8a5a3c'),
  ),
  towers: scene(
    dawn,
    hills(620, dawn.far),
    each(
      3,
      (at) =>
        line(`M${760 + at * 140} 640V250`, '#ecd9d2', 12) +
        circle(760 + at * 140, 250, 14, '#ecd9d2') +
        each(
          3,
          (blade) =>
            `<g transform="rotate(${blade * 120 + at * 34} ${760 + at * 140} 250)">${line(`M${760 + at * 140} 250v-128`, '#ecd9d2', 10)}</g>`,
        ),
    ),
    each(
      2,
      (at) =>
        rectangle(190 + at * 220, 240, 170, 480, '#7b2f2f') +
        each(12, (row) => rectangle(190 + at * 220, 250 + row * 38, 170, 5, '#a64a3a')),
    ),
    each(2, (at) => rectangle(214 + at * 220, 600, 122, 120, '#ffb35c', 12)),
    rectangle(0, 700, width, 100, dawn.ground),
  ),
  orchard: scene(
    green,
    sun(960, 190, 64, '#fff4d2'),
    hills(520, green.far),
    hills(640, green.ground),
    each(
      5,
      (at) =>
        tree(140 + at * 235, 640 + (at % 2) * 50, 230, '#3f6a52', '#6d4a2c') +
        each(6, (fruit) => circle(86 + at * 235 + fruit * 22, 470 + ((fruit * 37) % 84) + (at % 2) * 50, 9, '#e8923a')),
    ),
    each(6, (at) => rectangle(90 + at * 200, 716, 54, 46, '#d8d1c6', 22)),
  ),
  reservoir: scene(
    heat,
    hills(470, heat.far),
    rectangle(0, 470, width, 330, '#4f7f93'),
    each(4, (at) => rectangle(0, 470 + at * 22, width, 8, '#d7b48a')),
    each(6, (at) => line(`M${70 + at * 200} ${620 + (at % 2) * 70}q40 -16 80 0`, '#bcd9df', 7)),
    rectangle(880, 300, 130, 330, '#e8e2d9') + rectangle(860, 270, 170, 40, '#b7a78f'),
    each(5, (at) => rectangle(900, 350 + at * 52, at < 2 ? 40 : 84, 10, '#c93b63', 5)),
  ),
  night: scene(
    night,
    circle(960, 170, 62, '#f3efe8'),
    circle(990, 152, 56, '#1a1738'),
    each(30, (at) => circle((at * 397) % 1200, (at * 173) % 380, 2 + (at % 3), '#f3efe8', 0.8)),
    each(6, (at) =>
      house(
        { x: at * 205 - 10, y: 330 + ((at * 83) % 150), w: 190, rows: 4, columns: 4 },
        { wall: night.far, lit: night.lamp, dark: '#2f2a5c' },
        (row, column) => (row * 3 + column + at) % 4 === 0,
      ),
    ),
    rectangle(0, 700, width, 100, night.ground),
    each(
      4,
      (at) =>
        rectangle(150 + at * 300, 560, 10, 150, '#6b5fd0') +
        circle(155 + at * 300, 552, 20, night.lamp) +
        circle(155 + at * 300, 552, 58, night.lamp, 0.2),
    ),
  ),
  market: scene(
    day,
    rectangle(0, 0, width, 520, '#dfe6e2'),
    each(
      5,
      (at) => rectangle(40 + at * 232, 60, 190, 300, '#b9cdd2', 10) + rectangle(130 + at * 232, 60, 10, 300, '#f3efe8'),
    ),
    rectangle(0, 470, width, 330, '#4b7f93'),
    each(
      5,
      (at) =>
        `<g transform="translate(${110 + at * 225} ${590 + (at % 2) * 90})">${shape(
          [
            [-70, 0],
            [-104, -34],
            [-104, 34],
          ],
          '#d0753b',
        )}<ellipse rx="78" ry="32" fill="#e0925a"/>${circle(48, -6, 6, '#1b1a2b')}</g>`,
    ),
    each(12, (at) => circle(50 + at * 100, 452, 34, at % 2 ? '#69a867' : '#4b8a4a')),
    rectangle(0, 466, width, 16, '#8a5a3c'),
  ),
  library: scene(
    day,
    rectangle(0, 0, width, height, '#2f5d6b'),
    each(
      3,
      (row) =>
        rectangle(80, 180 + row * 180, 760, 14, '#8a5a3c') +
        each(17, (at) =>
          rectangle(
            92 + at * 43,
            180 + row * 180 - 90 - ((at * 29) % 44),
            30,
            90 + ((at * 29) % 44),
            ['#c93b63', '#e8923a', '#f3efe8', '#7a5bbf', '#69a867'][(at + row) % 5] ?? '',
            3,
          ),
        ),
    ),
    rectangle(920, 110, 200, 300, '#f6b26b', 12) +
      circle(1020, 220, 46, '#fff1cf') +
      rectangle(1014, 110, 12, 300, '#e8e2d9'),
    rectangle(0, 690, width, 110, '#234852'),
    rectangle(880, 560, 190, 130, '#c9b79b', 24) + rectangle(860, 610, 230, 90, '#b8a283', 20),
  ),
  homes: scene(
    day,
    hills(560, day.far),
    shape(
      [
        [240, 350],
        [600, 150],
        [960, 350],
      ],
      '#8a3f3a',
    ),
    rectangle(280, 350, 640, 400, bright.wall),
    each(
      3,
      (at) =>
        rectangle(320 + at * 204, 400, 152, 130, ['#f6b26b', '#f0a04b', '#f7d9a6'][at] ?? '', 8) +
        rectangle(388 + at * 204, 400, 10, 130, bright.wall),
    ),
    each(
      3,
      (at) =>
        rectangle(342 + at * 204, 590, 108, 160, ['#3d348b', '#4b8a4a', '#c93b63'][at] ?? '', 8) +
        circle(432 + at * 204, 676, 7, '#f3efe8'),
    ),
    rectangle(0, 740, width, 60, day.ground),
    tree(1070, 750, 250, '#69a867', '#8a5a3c'),
  ),
  pond: scene(
    green,
    each(
      3,
      (at) =>
        rectangle(0, 130 + at * 130, 420 - at * 90, 26, '#9c9a94') +
        rectangle(60 + at * 20, 156 + at * 130, 22, 104, '#9c9a94'),
    ),
    rectangle(0, 520, width, 280, '#5b93a3'),
    `<ellipse cx="640" cy="640" rx="470" ry="110" fill="#77b0bb"/>`,
    each(9, (at) => line(`M${640 + at * 62} 540q-10 -70 ${(at % 3) * 8 - 8} -130`, '#3f6a52', 9)),
    each(5, (at) => `<ellipse cx="${330 + at * 150}" cy="${640 + (at % 2) * 46}" rx="34" ry="12" fill="#4b8a4a"/>`),
    circle(930, 470, 28, '#c78a5c') + rectangle(904, 496, 52, 86, '#c93b63', 20),
    circle(1010, 486, 24, '#8a5a3c') + rectangle(988, 508, 44, 74, '#e8923a', 18),
  ),
} as const;

export type SceneName = keyof typeof drawn;

/** The pictures of the sample as SVG, drawn for it. */
export const scenes: Readonly<Record<SceneName, string>> = drawn;
