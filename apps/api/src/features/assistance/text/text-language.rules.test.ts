import { expect, it } from 'vitest';
import { languageOf } from './text-language.rules.ts';

it.each([
  ['The tower of sand is warm and the town is near to it, with heat for homes.', 'en'],
  ['Der Turm ist mit Sand gefüllt und die Stadt heizt mit der Wärme, die von ihm kommt.', 'de'],
  ['Les tours sont pour la ville et le sable est dans les murs pour une année.', 'fr'],
  ['Sand', undefined],
  ['The tower der Stadt is and die the und', undefined],
])('the language of «%s» is %s', (text, code) => expect(languageOf([text])).toBe(code));
