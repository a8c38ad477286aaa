import type { ChangeEvent } from '@foreglow/contract';

const ofCards = ['cards', 'tags', 'projects', 'workspaces', 'trash'];
/** What is concluded from cards, which shows their titles, tags and whether they are there. */
const conclusions = ['insights', 'trends', 'conclusions', 'coverage'];
const all = [
  'me',
  ...ofCards,
  ...conclusions,
  'activity',
  'brief',
  'comments',
  'members',
  'invitations',
  'notifications',
];

const outdatedBy: Readonly<Record<ChangeEvent['type'], readonly string[]>> = {
  cards: [...ofCards, ...conclusions],
  // Cards show the names and colours of their tags.
  tags: [...ofCards, ...conclusions],
  // Cards are filtered by the insights they support.
  insights: [...conclusions, 'cards', 'tags', 'projects', 'trash'],
  trends: [...conclusions, 'cards', 'tags', 'projects', 'trash'],
  comments: ['comments'],
  project: ['projects', 'workspaces', 'brief', 'cards', 'trash', ...conclusions],
  // It may be one's own role that changed, and with it what one sees of everything.
  members: all,
  workspaces: all,
  changed: all,
  notifications: ['notifications'],
  ready: [],
};

/** Of whom nothing was read before, something may have changed between the reading and the first event. */
const readBeforehand = ['cards', 'tags', ...conclusions, 'comments', 'notifications'];

/**
 * What an event makes outdated, by the first word of the names (query keys) under which it is kept. `isFirst`: no
 * earlier state of the project or workspace is known.
 */
export const outdated = (type: ChangeEvent['type'], isFirst: boolean): readonly string[] =>
  type === 'ready' && isFirst ? readBeforehand : outdatedBy[type];

/** Everything that depends on what one may see. */
export const everything: readonly string[] = all;
