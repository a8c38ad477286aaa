import { type DumpBlip, nameKey } from '@foreglow/contract';
import type { PublicDump } from '../page.types.ts';
import type { PageTexts } from '../texts.ts';

/** The changes of a blip since the previous version, in sentences. */
export function changesOf({ movement, before, ...blip }: DumpBlip, dump: PublicDump, texts: PageTexts): string[] {
  const number = dump.content.previous?.number;
  const sentences: string[] = [];
  if (movement === 'new') sentences.push(number ? texts.say('new_since', { number }) : texts.say('movement_new'));
  if (movement === 'in' || movement === 'out') {
    const moved = texts.say(`movement_${movement}`);
    sentences.push(before && number ? texts.say('moved_from', { movement: moved, ring: before.ring, number }) : moved);
  }
  if (!before) return sentences;
  if (nameKey(before.domain) !== nameKey(blip.domain)) {
    sentences.push(texts.say('before_sector', { sector: before.domain }));
  }
  if (before.impact !== blip.impact) {
    sentences.push(texts.say('grew', { now: blip.impact, before: before.impact }));
  }
  return sentences;
}
