import { expect, test } from 'vitest';
import { replyTo } from './reply.rules.ts';

test('a reply contains the sender as its only recipient, and the subject', () => {
  expect(replyTo({ email: 'grace@example.org', subject: 'An account & more?' })).toBe(
    'mailto:grace@example.org?subject=Re%3A%20An%20account%20%26%20more%3F',
  );
  expect(replyTo({ email: "o'hara+x?bcc=a@example.org", subject: 'x' })).toBe(
    "mailto:o'hara%2Bx%3Fbcc%3Da@example.org?subject=Re%3A%20x",
  );
});
