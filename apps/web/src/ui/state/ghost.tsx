import { type ReactNode, useId } from 'react';
import styles from './state.module.css';

/** What an empty screen will show: tiles, rows, the columns of a board, a radar, a map, or cells of a grid. */
export type GhostOf = 'tiles' | 'rows' | 'board' | 'radar' | 'map' | 'grid';

const drawings: Readonly<Record<GhostOf, () => ReactNode>> = {
  tiles: Tiles,
  rows: Rows,
  board: Board,
  radar: Radar,
  map: Relief,
  grid: Grid,
};

/** The outline of what will be there, with one part of it already in the colours of dawn. Its top is 720 × 200. */
export function Ghost({ of }: { of: GhostOf }) {
  const id = useId();
  const Drawing = drawings[of];
  return (
    <svg viewBox="0 0 720 200" className={styles.ghost} aria-hidden="true" focusable="false">
      <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
        <stop stopColor="var(--dawn-amber)" />
        <stop offset="0.5" stopColor="var(--dawn-rose)" />
        <stop offset="1" stopColor="var(--dawn-indigo)" />
      </linearGradient>
      <g style={{ '--dawn': `url(#${id})` } as object}>
        <Drawing />
      </g>
    </svg>
  );
}

/** Lines of text: the first stronger, as a title. */
function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once and never change places
      key={at}
      className={at === 0 ? styles.strong : styles.faint}
      x={x}
      y={y + at * 15}
      width={width}
      height={at === 0 ? 7 : 5}
      rx="2.5"
    />
  ));
}

function Tiles() {
  const titles = [104, 118, 92, 112];
  return titles.map((title, at) => {
    const x = 6 + at * 180;
    return (
      <g key={title}>
        <rect className={styles.sheet} x={x} y="2" width="168" height="220" rx="10" />
        <path
          className={at === 1 ? styles.rising : styles.fill}
          d={`M${x + 1} 96V12a9 9 0 0 1 9-9h148a9 9 0 0 1 9 9v84z`}
        />
        {at === 1 && <path className={styles.sun} d={`M${x + 66} 96a18 18 0 0 1 36 0z`} />}
        <Lines x={x + 14} y={114} widths={[title, 138, 122, 60]} />
      </g>
    );
  });
}

function Rows() {
  const titles = [236, 190, 262, 214];
  return titles.map((title, at) => {
    const y = 2 + at * 52;
    return (
      <g key={title}>
        <rect className={styles.sheet} x="60" y={y} width="600" height="44" rx="10" />
        <circle className={at === 0 ? styles.rising : styles.fill} cx="86" cy={y + 22} r="11" />
        <Lines x={112} y={y + 13} widths={[title, title + 90]} />
        <rect className={styles.faint} x="592" y={y + 19} width="48" height="6" rx="3" />
      </g>
    );
  });
}

function Board() {
  const columns = [
    [72, 58],
    [58, 86],
    [96, 44],
  ];
  return columns.map((heights, at) => {
    const x = 24 + at * 230;
    const first = heights[0] ?? 0;
    return (
      <g key={x}>
        <rect className={at === 0 ? styles.rising : styles.strong} x={x} y="6" width="54" height="7" rx="3.5" />
        <path className={styles.line} d={`M${x} 26h212`} />
        <rect className={styles.sheet} x={x} y="40" width="212" height={first} rx="10" />
        <Lines x={x + 16} y={56} widths={[132, 96]} />
        <rect className={styles.sheet} x={x} y={52 + first} width="212" height={heights[1]} rx="10" />
        <Lines x={x + 16} y={68 + first} widths={[112, 148]} />
      </g>
    );
  });
}

/** Angles from the left edge of the disc, in degrees, and radii of the lights. */
const lights = [
  [24, 92, 4],
  [43, 150, 6],
  [66, 108, 5],
  [88, 172, 4],
  [109, 84, 6],
  [127, 138, 4],
  [150, 112, 5],
  [163, 176, 4],
] as const;

function Radar() {
  const at = (angle: number, radius: number) => [
    360 - radius * Math.cos((angle * Math.PI) / 180),
    198 - radius * Math.sin((angle * Math.PI) / 180),
  ];
  return (
    <>
      {[70, 130, 192].map((radius) => (
        <path
          key={radius}
          className={styles.line}
          d={`M${360 - radius} 198a${radius} ${radius} 0 0 1 ${radius * 2} 0`}
        />
      ))}
      {[36, 72, 108, 144].map((angle) => (
        <path key={angle} className={styles.line} d={`M${at(angle, 40).join(' ')}L${at(angle, 192).join(' ')}`} />
      ))}
      <path className={styles.line} d="M130 198h460" />
      <path className={styles.rising} d="M320 198a40 40 0 0 1 80 0z" />
      {lights.map(([angle, radius, size], index) => {
        const [x, y] = at(angle, radius);
        return <circle key={angle} className={index % 3 === 1 ? styles.lit : styles.strong} cx={x} cy={y} r={size} />;
      })}
    </>
  );
}

function Relief() {
  const hills = [
    { x: 250, y: 96, width: 150, height: 66 },
    { x: 486, y: 118, width: 118, height: 54 },
  ];
  const dots = [
    [262, 88],
    [238, 104],
    [276, 112],
    [214, 92],
    [304, 84],
    [468, 112],
    [502, 124],
    [480, 134],
    [524, 106],
    [376, 142],
    [398, 66],
    [150, 134],
  ];
  return (
    <>
      {hills.map(({ x, y, width, height }, hill) => (
        <g key={x}>
          {[1, 0.72, 0.46, 0.22].map((part) => (
            <ellipse
              key={part}
              className={part < 0.3 && hill === 0 ? styles.glow : styles.line}
              cx={x + (1 - part) * 12}
              cy={y - (1 - part) * 6}
              rx={width * part}
              ry={height * part}
            />
          ))}
        </g>
      ))}
      {dots.map(([x, y], index) => (
        <circle key={`${x}`} className={index === 0 ? styles.lit : styles.strong} cx={x} cy={y} r="3.5" />
      ))}
    </>
  );
}

function Grid() {
  const widths = [92, 70, 104, 82, 64];
  return widths.map((width, row) => (
    <g key={width}>
      <rect className={styles.strong} x="40" y={16 + row * 38} width={width} height="7" rx="3" />
      {Array.from({ length: 11 }, (_, column) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once and never change places
          key={column}
          className={row === 1 && column === 9 ? styles.rising : styles.cell}
          x={168 + column * 48}
          y={5 + row * 38}
          width="43"
          height="31"
          rx="5"
        />
      ))}
    </g>
  ));
}
