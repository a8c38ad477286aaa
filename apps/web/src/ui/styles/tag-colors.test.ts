import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagColors, tagColorValues } from '@foreglow/contract';
import { expect, test } from 'vitest';

test('the light colours of tags are those that the API uses for comparing colours', () => {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const first = (color: string) => css.match(new RegExp(`--tag-${color}: (#[0-9a-f]{6});`))?.[1];
  for (const color of tagColors) expect(first(color), color).toBe(tagColorValues[color]);
});
