import { useId } from 'react';

/** The logo of Foreglow: a sun of arcs that rises over a line. A theme may show its own picture instead. */
export function Mark({ size = 28 }: { size?: number }) {
  const gradient = useId();
  return (
    <svg
      data-picture="mark"
      width={size}
      height={(size * 20) / 28}
      viewBox="0 0 28 20"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1="14" x2="0" y2="2">
        <stop stopColor="var(--dawn-amber)" />
        <stop offset="0.45" stopColor="var(--dawn-rose)" />
        <stop offset="1" stopColor="var(--dawn-indigo)" />
      </linearGradient>
      <path
        d="M2.6 14a11.4 11.4 0 0 1 22.8 0M7.3 14a6.7 6.7 0 0 1 13.4 0"
        stroke={`url(#${gradient})`}
        strokeWidth="2.3"
      />
      <path d="M11 14a3 3 0 0 1 6 0z" fill="var(--dawn-amber)" />
      <path d="M.4 18.2h27.2" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
