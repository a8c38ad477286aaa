import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMarkdown, continueList, differenceOf, type Edited } from './markdown-edit.rules.ts';

/** `a [word] b` with the selection between the square signs ⟦ and ⟧. */
function edited(marked: string): Edited {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return { text: marked.replace(/[⟦⟧]/g, ''), start, end };
}
const marked = ({ text, start, end }: Edited) => `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;

test.each([
  ['bold', 'a ⟦word⟧ b', 'a **⟦word⟧** b'],
  ['bold', 'a **⟦word⟧** b', 'a ⟦word⟧ b'],
  ['bold', 'a ⟦word ⟧b', 'a **⟦word⟧** b'],
  ['italic', '⟦⟧', '_⟦⟧_'],
  ['link', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
  ['link', 'see ⟦⟧', 'see [⟦⟧](https://)'],
  ['list', 'a\n⟦b\nc⟧\nd', 'a\n⟦- b\n- c⟧\nd'],
  ['list', '⟦- b\n- c⟧', '⟦b\nc⟧'],
  ['quote', 'o⟦⟧ne', '⟦> one⟧'],
  ['heading', '⟦> one⟧', '⟦## one⟧'],
] as const)('%s turns %j into %j', (deed, before, after) => {
  expect(marked(applyMarkdown(deed, edited(before), 'https://'))).toBe(after);
});

test('bold and lists are taken back by doing them twice', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z ]{1,30}$/),
      fc.constantFrom('bold' as const, 'list' as const),
      (text, deed) => {
        const start: Edited = { text, start: 0, end: text.length };
        const twice = applyMarkdown(deed, applyMarkdown(deed, start, ''), '');
        expect(twice.text).toBe(text);
      },
    ),
  );
});

test('a list goes on with Enter and ends on an empty item', () => {
  expect(marked(continueList(edited('- one⟦⟧')) as Edited)).toBe('- one\n- ⟦⟧');
  expect(marked(continueList(edited('9. nine⟦⟧')) as Edited)).toBe('9. nine\n10. ⟦⟧');
  expect(marked(continueList(edited('- one\n- ⟦⟧')) as Edited)).toBe('- one\n⟦⟧');
  expect(continueList(edited('plain⟦⟧'))).toBeUndefined();
});

test('the difference of two texts turns one into the other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { start, end, put } = differenceOf(before, after);
      expect(before.slice(0, start) + put + before.slice(end)).toBe(after);
    }),
  );
});
