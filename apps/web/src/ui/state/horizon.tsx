import { useId } from 'react';
import { cx } from '../class-names.ts';
import styles from './state.module.css';

const radii = [96, 176, 268, 372, 488, 616, 756];

/** The horizon at the foot of a whole screen, across its full width: at dawn, or at night. */
export function Horizon({ mood }: { mood: 'dawn' | 'night' }) {
  const id = useId();
  return (
    <svg
      className={cx(styles.horizon, mood === 'night' && styles.night)}
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx="720" cy="440" r="440">
        <stop stopColor="var(--horizon-sun)" stopOpacity="0.34" />
        <stop offset="0.4" stopColor="var(--horizon-low)" stopOpacity="0.14" />
        <stop offset="1" stopColor="var(--horizon-high)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="440" x2="0" y2="0">
        <stop stopColor="var(--horizon-sun)" />
        <stop offset="0.4" stopColor="var(--horizon-low)" />
        <stop offset="1" stopColor="var(--horizon-high)" />
      </linearGradient>
      <rect x="-1440" width="4320" height="440" fill={`url(#${id}glow)`} />
      <g stroke={`url(#${id})`} strokeWidth="1.25">
        {radii.map((radius, at) => (
          <path
            key={radius}
            d={`M${720 - radius} 440a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
            opacity={0.85 - at * 0.1}
          />
        ))}
      </g>
      <path d="M672 440a48 48 0 0 1 96 0z" fill="var(--horizon-sun)" />
      <path d="M-1440 440.5h4320" stroke="var(--line-2)" />
    </svg>
  );
}
