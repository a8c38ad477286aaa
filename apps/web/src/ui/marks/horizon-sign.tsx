import { useId } from 'react';

/** A drawing of a horizon for screens without content: a rising sun, or the night sky. */
export function HorizonSign({ mood }: { mood: 'dawn' | 'night' }) {
  const id = useId();
  const dawn = mood === 'dawn';
  return (
    <svg viewBox="0 0 132 74" fill="none" aria-hidden="true" focusable="false">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="66" x2="0" y2="14">
        <stop stopColor="var(--dawn-amber)" />
        <stop offset="0.5" stopColor="var(--dawn-rose)" />
        <stop offset="1" stopColor="var(--dawn-indigo)" />
      </linearGradient>
      <g stroke={dawn ? `url(#${id})` : 'currentColor'} strokeWidth="1.5">
        <path d="M46 66a20 20 0 0 1 40 0" />
        <path d="M30 66a36 36 0 0 1 72 0" opacity="0.6" />
        <path d="M14 66a52 52 0 0 1 104 0" opacity="0.32" />
      </g>
      <path d="M58 66a8 8 0 0 1 16 0z" fill={dawn ? 'var(--dawn-amber)' : 'currentColor'} />
      <path d="M0 66.8h132" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
