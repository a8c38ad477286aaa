import { useId } from 'react';

const horizon = 780;
const rings = [
  { radius: 120, opacity: 0.62 },
  { radius: 210, opacity: 0.52 },
  { radius: 310, opacity: 0.44 },
  { radius: 420, opacity: 0.38 },
  { radius: 540, opacity: 0.3 },
  { radius: 670, opacity: 0.2 },
];

/** A drawing of the sky at sunrise, with rings around the sun. A theme may show its own picture or colours instead. */
export function DawnSky({ className }: { className: string | undefined }) {
  const id = useId();
  return (
    <svg
      className={className}
      data-picture="sign-in"
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sky-1, #1c1a3c)" />
        <stop offset="0.3" stopColor="var(--sky-1, #2c2663)" />
        <stop offset="0.56" stopColor="var(--sky-2, #3d348b)" />
        <stop offset="0.84" stopColor="var(--sky-3, #b3457f)" />
        <stop offset="1" stopColor="var(--sky-4, #e58560)" />
      </linearGradient>
      {/* The sky continues above the drawing, for taller frames. */}
      <rect x="-800" y="-800" width="2400" height="801" fill="var(--sky-1, #1c1a3c)" />
      <rect x="-800" width="2400" height={horizon} fill={`url(#${id})`} />
      <g fill="none" stroke="#fff" strokeWidth="1">
        {rings.map(({ radius, opacity }) => (
          <path
            key={radius}
            d={`M${400 - radius} ${horizon}a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
            opacity={opacity}
          />
        ))}
      </g>
      <path d={`M344 ${horizon}a56 56 0 0 1 112 0z`} fill="#ffe0ae" />
      <rect x="-800" y={horizon} width="2400" height="200" fill="#17162b" />
    </svg>
  );
}
