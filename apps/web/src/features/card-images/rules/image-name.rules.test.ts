import { describe, expect, test } from 'vitest';
import { imageName, sizedAddress } from './image-name.rules.ts';

describe('the name of the file', () => {
  test.each([
    ['CES 2026: Physical AI', 'ces-2026-physical-ai-link.png'],
    ['../../etc/passwd', 'etc-passwd-link.png'],
    ['人型ロボット', '人型ロボット-link.png'],
    ['¡¿…?!', 'card-link.png'],
  ])('the name for %s is %s', (title, name) => expect(imageName(title, 'link')).toBe(name));

  test('the name for a long title ends after a whole word', () => {
    expect(imageName('word '.repeat(60), 'slide').length).toBeLessThan(75);
  });
});

describe('the address of a public link', () => {
  const page = 'https://foreglow.example.org/projects/p/cards/c';

  test('the address is absolute and names any size other than the default', () => {
    expect(sizedAddress('/card-image/c/t', 'link', page)).toBe('https://foreglow.example.org/card-image/c/t');
    expect(sizedAddress('https://workers.example.org/card-image/c/t', 'feed', page)).toBe(
      'https://workers.example.org/card-image/c/t?size=feed',
    );
  });
});
