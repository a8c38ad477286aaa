import { describe, expect, test } from 'vitest';
import { imageName, sizedAddress } from './image-name.rules.ts';

describe('the name of the file', () => {
  test.each([
    ['CES 2026: Physical AI', 'ces-2026-physical-ai-link.png'],
    ['../../etc/passwd', 'etc-passwd-link.png'],
    ['人型ロボット', '人型ロボット-link.png'],
    ['¡¿…?!', 'card-link.png'],
  ])('of %s is %s', (title, name) => expect(imageName(title, 'link')).toBe(name));

  test('of a long title ends after some words', () => {
    expect(imageName('word '.repeat(60), 'slide').length).toBeLessThan(75);
  });
});

describe('the address of a public link', () => {
  const page = 'https://foreglow.example.org/projects/p/cards/c';

  test('is whole, and names sizes other than the usual one', () => {
    expect(sizedAddress('/card-image/c/t', 'link', page)).toBe('https://foreglow.example.org/card-image/c/t');
    expect(sizedAddress('https://workers.example.org/card-image/c/t', 'feed', page)).toBe(
      'https://workers.example.org/card-image/c/t?size=feed',
    );
  });
});
