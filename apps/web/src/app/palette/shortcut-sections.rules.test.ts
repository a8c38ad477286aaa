import { expect, test } from 'vitest';
import { sectionsOf } from './shortcut-sections.rules.ts';

const shortcut = (keys: string, label: string, everywhere = false) => ({ keys, label, everywhere });

test('shortcuts are grouped by where they work, and keys for the same action are listed together', () => {
  const all = [
    shortcut('g t', 'Trends'),
    shortcut('ArrowRight', 'Next card'),
    shortcut('?', 'Keyboard shortcuts', true),
    shortcut('j', 'Next card'),
    shortcut('j', 'Next card'),
    shortcut('g b', 'Brief'),
  ];
  expect(sectionsOf(all)).toEqual({
    here: [{ label: 'Next card', keys: ['ArrowRight', 'j'] }],
    everywhere: [{ label: 'Keyboard shortcuts', keys: ['?'] }],
    goTo: [
      { label: 'Brief', keys: ['g b'] },
      { label: 'Trends', keys: ['g t'] },
    ],
  });
});
