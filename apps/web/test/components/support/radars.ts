import type {
  BlipAttributes,
  DumpAttributes,
  DumpBlip,
  ListedRadarAttributes,
  RadarAttributes,
} from '@foreglow/contract';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { placesOf } from '@foreglow/pictures/radars/layout/places';

const moment = '2026-01-09T12:00:00.000Z';
const relationships = {
  project: { data: { type: 'projects', id: 'p' } },
  creator: { data: { type: 'users', id: 'ada' } },
};

const head = {
  slug: 'r',
  title: 'What moves cities',
  challenge: 'What will move our cities?',
  description: null,
  audience: null,
  domains: ['Energy', 'Food'],
  rings: ['Now', 'Next', 'Later'],
  impacts: [],
  ai_assistant: false,
  drafter: null,
  last_dump: null,
  public_page: null,
  creator: { name: 'Ada', email: 'ada@example.org' },
  project: { slug: 'p', title: 'Scan' },
  created_at: moment,
  updated_at: moment,
};

/** A radar of the project `p`, as returned by the API. */
export const radar = (blips: BlipAttributes[], changes: Partial<RadarAttributes> = {}) => ({
  data: {
    type: 'radars' as const,
    id: 'r',
    attributes: { ...head, blip_count: blips.length, blips, movements: null, ...changes },
    relationships,
  },
});

/** A radar of the project `p`, as returned in a list. */
export const listedRadar = (changes: Partial<ListedRadarAttributes> = {}) => ({
  type: 'radars' as const,
  id: changes.slug ?? 'r',
  attributes: {
    ...head,
    blip_count: 1,
    preview: [{ id: 'b', domain: 0, ring: 0, position: 0.5, angle: null, impact: 3 }],
    ...changes,
  },
  relationships,
});

/** An edition of the radar. */
export const dump = (number: number, changes: Partial<DumpAttributes> = {}) => ({
  type: 'radar-dumps' as const,
  id: `radar-${number}`,
  attributes: {
    slug: `radar-${number}`,
    number,
    note: null,
    title: head.title,
    blip_count: 2,
    evidence: 'titles' as const,
    background: 'night' as const,
    embeddable: false,
    indexable: false,
    url: `/radar/token-${number}`,
    site_url: null,
    author: { name: 'Ada', email: 'ada@example.org' },
    created_at: moment,
    expires_at: null,
    revoked_at: null,
    ...changes,
  },
});

/** An edition of the radar with its content. */
export const readDump = (number: number, blips: DumpBlip[]) => {
  const { title, domains, rings } = head;
  const layoutOf = (shape: 'half' | 'full') =>
    layoutRadar({ shape, sectors: domains, rings, blips: placesOf({ domains, rings }, blips) });
  const content = {
    title,
    challenge: null,
    description: null,
    domains,
    rings,
    impacts: [],
    blips,
    gone: [],
    previous: null,
    signal_count: 0,
    workspace: 'Desk',
  };
  const layouts = { half: layoutOf('half'), full: layoutOf('full') };
  return { data: { ...dump(number), attributes: { ...dump(number).attributes, content, layouts } } };
};
