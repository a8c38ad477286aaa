import type { DumpBlip, DumpContent, RadarShape } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { numberBlips } from '@foreglow/pictures/radars/layout/number-blips';
import { placesOf } from '@foreglow/pictures/radars/layout/places';
import type { PublicDump } from '#features/radars/public-page/page.types.ts';

/** A blip of a published radar. Attributes that are not given have plain values. */
export const madeBlip = (given: Partial<DumpBlip> & Pick<DumpBlip, 'id'>): DumpBlip => ({
  number: 0,
  label: `Blip ${given.id}`,
  domain: 'Work',
  ring: 'Now',
  position: 0.5,
  angle: null,
  impact: 3,
  impacts: [],
  rationale: null,
  direction: null,
  tags: [],
  movement: null,
  before: null,
  trend: null,
  cards: [],
  ...given,
});

/** A published radar of two sectors and the usual rings. */
export function madeDump(content: Partial<DumpContent> = {}, note: string | null = null): PublicDump {
  const whole: DumpContent = {
    title: 'What will move our cities?',
    challenge: 'What will move our cities?',
    description: null,
    domains: ['Work', 'Energy'],
    rings: ['Now', 'Next', 'Later'],
    impacts: [],
    blips: [madeBlip({ id: 'one' }), madeBlip({ id: 'two', domain: 'Energy', ring: 'Later' })],
    gone: [],
    previous: null,
    signal_count: 0,
    workspace: 'Cities',
    ...content,
  };
  const placed = placesOf(whole, whole.blips);
  const numbers = numberBlips(placed);
  const layout = (shape: RadarShape) =>
    layoutRadar({ shape, sectors: whole.domains, rings: whole.rings, blips: placed });
  return {
    number: 3,
    note,
    created_at: '2026-11-12T09:00:00.000Z',
    background: 'night',
    content: { ...whole, blips: whole.blips.map((blip) => ({ ...blip, number: numbers.get(blip.id) ?? 0 })) },
    layouts: { half: layout('half'), full: layout('full') },
  };
}

/** Texts that would be harmful if they were not treated as plain text. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '{{count}} $1 &lt;b&gt;',
  '<!-- --> ]]>',
];
