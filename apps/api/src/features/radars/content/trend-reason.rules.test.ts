import { limits } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trendReason } from './trend-reason.rules.ts';

const none = { subtitle: null, description: null, implications: null };

test('a trend without any text gives no reason', () => {
  expect(trendReason(none)).toBeNull();
  expect(trendReason({ subtitle: ' ', description: '\n', implications: '' })).toBeNull();
});

test('the texts follow each other as paragraphs, and the subtitle is shown as it was typed', () => {
  expect(trendReason({ subtitle: '# *Heat*', description: 'One\n\nTwo', implications: '- three' })).toBe(
    '\\# \\*Heat\\*\n\nOne\n\nTwo\n\n- three',
  );
});

test('whole paragraphs are left out at the end, and only a single one that is too long is cut', () => {
  const long = 'word '.repeat(limits.blipRationaleLength / 5 - 10).trim();
  expect(trendReason({ ...none, description: 'First', implications: long })).toBe(`First\n\n${long}`);
  expect(trendReason({ ...none, description: `First\n\n${long}\n\nLast`, implications: long })).toBe(
    `First\n\n${long}\n\nLast`,
  );
  expect(trendReason({ ...none, description: long.repeat(2) })).toMatch(/word…$/);
});

test('it is never longer than the reason of a blip may be', () => {
  const text = fc.oneof(fc.constant(null), fc.string({ maxLength: 9000, unit: 'grapheme' }));
  fc.assert(
    fc.property(text, text, text, (subtitle, description, implications) => {
      const reason = trendReason({ subtitle: subtitle?.slice(0, 300) ?? null, description, implications });
      expect(reason?.length ?? 0).toBeLessThanOrEqual(limits.blipRationaleLength);
    }),
  );
});
