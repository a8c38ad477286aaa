import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { standInForEachTest } from './support/app.tsx';

standInForEachTest();

const contrast = (value: 'more' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] });

afterEach(async () => {
  await contrast('no-preference');
  document.documentElement.removeAttribute('data-mantine-color-scheme');
});

/** The relative luminance of a token as WCAG defines it. */
function luminanceOf(token: string): number {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = `var(--${token})`;
  const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const least = (tokens: readonly string[], on: readonly string[]): number =>
  Math.min(...tokens.flatMap((token) => on.map((ground) => ratioOf(token, ground))));

const papers = ['paper', 'surface', 'sunken', 'hover'];

test.each(['light', 'dark'])('%s texts and focus rings can be seen', (scheme) => {
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  expect(least(['ink', 'ink-2', 'ink-mute', 'indigo', 'danger', 'success'], papers)).toBeGreaterThanOrEqual(4.5);
  expect(least(['ink', 'ink-2', 'ink-mute'], ['accent-soft'])).toBeGreaterThanOrEqual(4.5);
  expect(least(['focus'], papers)).toBeGreaterThanOrEqual(3);
});

test.each(['light', 'dark'])('for readers who ask for more contrast, %s texts and lines have more', async (scheme) => {
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  await contrast('more');
  expect(least(['ink', 'ink-2', 'ink-mute'], papers)).toBeGreaterThanOrEqual(7);
  expect(least(['line', 'line-2', 'line-field', 'focus'], papers)).toBeGreaterThanOrEqual(3);
});
