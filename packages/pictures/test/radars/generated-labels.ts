import type { Movement } from '@foreglow/contract';
import { annotate } from '#radars/annotations.ts';
import { layoutRadar } from '#radars/layout/layout.ts';
import { withNamesFor } from '#radars/layout/names-by-width.ts';
import type { LayoutInput } from '#radars/layout/types.ts';
import { type Random, randomFrom } from './generated-radars.ts';

/** Names as people write them, in Latin, Korean and Arabic. */
export const blipNames = [
  'Roofs that vote',
  'Heat as a street utility',
  'Three generations, one lease',
  'Using generative models to understand legacy codebases',
  'Gemini Nano',
  'Wärmepumpen auf Mietbasis',
  'Nachbarschaftsenergiegenossenschaften übernehmen die Stadtwerke',
  'A tariff for shade',
  'Rust',
  '도시의 여름은 밤에 시작된다',
  '돌봄을 나누는 골목',
  '기후 보험이 사라지는 해안 마을과 새로운 주거 계약',
  '자율 배송',
  'مدن تبرّد نفسها',
  'أسقف تصوّت',
  'اقتصاد الليل يكتشف الصمت بوصفه شيئاً يدفع الناس ثمنه',
  'رعاية',
  'Mayors of the night 🌙',
];
const movements: readonly Movement[] = ['unchanged', 'unchanged', 'unchanged', 'new', 'in', 'out'];
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** The names of the blips of a radar, at one of the widths that have names of blips. */
export function labelled(input: LayoutInput, number: number, width: 'wide' | 'medium') {
  const random = randomFrom(number * 31 + 7);
  const field = { domains: input.sectors, rings: input.rings };
  const layout = withNamesFor(width, layoutRadar(input), field);
  const blips = input.blips.map(({ id, impact }) => ({
    id,
    impact,
    label: pick(random, blipNames),
    movement: pick(random, movements),
    before: random() < 0.5 ? null : { domain: pick(random, input.sectors), ring: pick(random, input.rings) },
  }));
  return { layout, blips, ...annotate(layout, field, blips, width) };
}
