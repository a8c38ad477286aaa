import { type AttachmentAttributes, type CardAttributes, cardTextOf } from '@foreglow/contract';

const moment = '2026-01-09T12:00:00.000Z';

/** A card of the project `p`, as returned by the API. */
export const card = (changes: Partial<CardAttributes> = {}) => {
  const attributes: CardAttributes = {
    slug: 'c',
    ...cardTextOf(() => null),
    title: 'Robots dance',
    tags: [],
    creator: { name: 'Ada', email: 'ada@example.org' },
    public: true,
    ai_assistant: false,
    attachment: null,
    project: { slug: 'p', title: 'Scan' },
    created_at: moment,
    updated_at: moment,
    ...changes,
  };
  return {
    data: {
      type: 'cards' as const,
      id: attributes.slug,
      attributes,
      relationships: {
        project: { data: { type: 'projects', id: 'p' } },
        creator: { data: { type: 'users', id: 'ada' } },
        tags: { data: [] },
        attachment: { data: null },
      },
    },
  };
};

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A stored picture. */
export const attachment = (): AttachmentAttributes => {
  const size = { url: pixel, width: 1, height: 1 };
  return {
    slug: 'a',
    attachment_type: 'image',
    path: 'a',
    width: 1,
    height: 1,
    animated: false,
    thumbnails: { tile: size, small: size, large: size },
    blurhash: 'L6PZfSi_.AyE_3t7t7R**0o#DgR4',
    focus: null,
    meta: { image_alt_text: null, image_credit: null },
  };
};
