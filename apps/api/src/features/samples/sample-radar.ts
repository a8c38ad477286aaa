import { horizons } from '@foreglow/contract';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { changeRadar, emptyRadar } from '../radars/content/radar-change.rules.ts';
import { createRadar, writeContent } from '../radars/content/write-content.ts';
import { firstWords } from '../radars/dumps/first-words.rules.ts';
import { publishRadar } from '../radars/dumps/publish-radar.ts';
import type { DumpAddress } from '../radars/dumps/radar-tokens.ts';
import { RadarsReadModel } from '../radars/radars.read-model.ts';
import { type BlipKey, radarBlips, radarPublished } from './content/plan.ts';
import type { SampleTexts } from './content/texts.ts';
import { type Place, slugsOf, type WrittenEvidence } from './sample-contents.ts';

interface Given {
  readonly written: WrittenEvidence;
  /** Slugs and token hashes of the two editions. */
  readonly addresses: readonly [DumpAddress, DumpAddress];
}

const dayMs = 86_400_000;
const goneId = 'gone';

/** Writes the radar of the sample, published twice, so that it shows movements between the versions. */
export async function writeSampleRadar(
  transaction: ProjectTransaction,
  place: Place,
  words: SampleTexts,
  { written, addresses }: Given,
): Promise<void> {
  const { brief, radar: texts, workspace } = words;
  const asIs = (name: string) => ({ name, was: name });
  const blipOf = (key: BlipKey, isFirst: boolean) => {
    const { domain, trend, cards, ring, impact, position, impacts, before } = radarBlips[key];
    const inRing = (isFirst && before) || ring;
    return {
      id: key.toLowerCase(),
      label: trend ? words.trends[trend].title : texts.blips[key as keyof typeof texts.blips],
      domain: brief.domains[domain] ?? '',
      ring: texts.rings[horizons.indexOf(inRing)] ?? '',
      impact,
      position,
      impacts: impacts.map((at) => texts.impacts[at] ?? ''),
      trend_slug: trend ? (written.trends.get(trend) ?? null) : null,
      card_slugs: cards ? slugsOf(written.cards, cards) : [],
    };
  };
  const keys = Object.keys(radarBlips) as BlipKey[];
  const gone = { id: goneId, label: texts.gone, domain: brief.domains[3] ?? '', ring: texts.rings[2], impact: 1 };
  const first = changeRadar(emptyRadar, {
    title: texts.title,
    challenge: brief.challenge,
    description: texts.description,
    audience: brief.audience,
    domains: brief.domains.map(asIs),
    rings: texts.rings.map(asIs),
    impacts: texts.impacts.map(asIs),
    blips: [...keys.filter((key) => radarBlips[key].before !== null).map((key) => blipOf(key, true)), gone],
  });
  const created = await createRadar(transaction, place, first);
  const publish = async (version: 0 | 1) => {
    const radar = await new RadarsReadModel(transaction).find(created.slug);
    if (!radar) throw new Error('The radar of the sample is not there.');
    const at = new Date(Date.now() - radarPublished[version] * dayMs);
    const by = { userId: place.userId, workspace: workspace.title, at, firstWords };
    const given = { note: texts.notes[version], evidence: 'details' } as const;
    await publishRadar(transaction, radar, addresses[version], by, given);
  };
  await publish(0);
  const changed_blips = keys.map((key) => blipOf(key, false));
  await writeContent(transaction, created, changeRadar(first.content, { changed_blips, removed_blips: [goneId] }));
  await publish(1);
}
