import type { BlipAttributes, RadarAttributes } from '@foreglow/contract';
import { type NamesEdit, namesEdit } from './name-edit.rules.ts';

/** A blip without evidence. */
export const blip = (id: string, changes: Partial<BlipAttributes> = {}): BlipAttributes => ({
  id,
  sequence: id.charCodeAt(0),
  label: id,
  domain: 'Energy',
  ring: 'Now',
  position: 0.5,
  angle: null,
  impact: 3,
  impacts: [],
  rationale: null,
  trend_slug: null,
  card_slugs: [],
  imported_movement: null,
  trend: null,
  cards: [],
  trend_rationale: null,
  trend_cards: [],
  tags: [],
  direction: null,
  ...changes,
});

/** A radar with three blips, the first two of which are in Energy. */
export const editedRadar: RadarAttributes = {
  slug: 'r',
  title: 'Cities',
  challenge: 'What moves?',
  description: null,
  audience: null,
  domains: ['Energy', 'Work', 'Water'],
  rings: ['Now', 'Later'],
  impacts: ['Health', 'Cost'],
  blips: [
    blip('a', { angle: 0.2, impacts: ['Health'] }),
    blip('b', { ring: 'Later', position: 0.8 }),
    blip('c', { domain: 'Work', impacts: ['Cost', 'Health'] }),
  ],
  blip_count: 3,
  ai_assistant: false,
  drafter: null,
  movements: null,
  last_dump: null,
  public_page: null,
  creator: { name: 'Ada', email: 'ada@example.org' },
  project: { slug: 'p', title: 'Scan' },
  created_at: '2026-01-09T12:00:00.000Z',
  updated_at: '2026-01-09T12:00:00.000Z',
};

/** A change from `before` to names that are either new or unchanged. `to` receives the blips of omitted names. */
export const listed = (before: readonly string[], after: readonly string[], to: string | null = null): NamesEdit =>
  namesEdit(
    before,
    after.map((name) => ({ name, was: before.includes(name) ? name : null })),
    to,
  );
