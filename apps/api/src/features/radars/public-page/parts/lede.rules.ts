import { areFirstRings } from '@foreglow/contract';
import type { PublicDump } from '../page.types.ts';
import type { PageTexts } from '../texts.ts';

/** A summary of the radar and how to read it, in two sentences. */
export function ledeOf({ content }: PublicDump, texts: PageTexts): string {
  const { blips, domains: sectors, rings, signal_count } = content;
  const changes = texts.count('changes', blips.length);
  const inSectors = texts.countInWords('sectors', sectors.length);
  const counted =
    signal_count > 0
      ? texts.say('lede_signals', { changes, sectors: inSectors, signals: texts.count('signals', signal_count) })
      : texts.say('lede', { changes, sectors: inSectors });
  return `${counted} ${readingOf(rings, texts)}`;
}

/** Rings that stand for periods of time are described as such; others are named. */
function readingOf(rings: readonly string[], texts: PageTexts): string {
  return areFirstRings(rings) ? texts.say('time') : texts.say('rings', { rings: texts.list(rings) });
}
