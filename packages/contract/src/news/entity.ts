import { z } from 'zod';
import { commentSubjects } from '../comments/mentions.ts';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';
import { notificationAttributes } from '../notifications/entity.ts';
import { listedRadarAttributes } from '../radars/entity.ts';

const count = z.int();

/** A thing with its title, the person who made it as shown to others, and when. */
const newsItem = z.object({ slug: z.string(), title: z.string(), by: z.string(), created_at: moment });
export type NewsItem = z.infer<typeof newsItem>;

/** How many there are, at most `limits.newsCounted`, and the newest of them. */
const newsItems = z.object({ count, newest: z.array(newsItem) });
export type NewsItems = z.infer<typeof newsItems>;

/** A comment: `title` is that of its subject. */
const newComment = newsItem.extend({
  on: z.object({ type: z.enum(commentSubjects), slug: z.string() }),
  /** The beginning of the comment, with names instead of mentions. */
  excerpt: z.string(),
});

/** The kinds of things that can be new in a project, in the order in which they are shown. */
export const newsKinds = ['cards', 'insights', 'trends', 'radars', 'publications'] as const;
export type NewsKind = (typeof newsKinds)[number];

/**
 * The landscape of the map of a project at the nodes of a small grid, row by row: a byte each, in base64. `reliefStep`
 * of `pictures` is the height of one contour line. Drafts are not part of it.
 */
const relief = z.object({ columns: count, rows: count, heights: z.string() });
export type ReliefAttributes = z.infer<typeof relief>;

/** The newest radar of a project, with what a small picture of it needs. */
const radarSketch = listedRadarAttributes.pick({ slug: true, title: true, domains: true, rings: true, preview: true });
export type RadarSketchAttributes = z.infer<typeof radarSketch>;

/** What a tile shows of a project besides its title. */
const tileAttributes = z.object({
  project_slug: z.string(),
  /** The question in the brief. */
  challenge: z.string().nullable(),
  /** How much others have added since the reader's last visit; null if the reader has not visited it before. */
  new_count: count.nullable(),
  relief: relief.nullable(),
  radar: radarSketch.nullable(),
});
export type TileAttributes = z.infer<typeof tileAttributes>;
/** Its id is the slug that was asked for: of a project, or of a workspace, whose last changed project it shows. */
export const tileResource = resource('tiles', tileAttributes);

/** What waits for the reader in a project. */
const waiting = z.object({
  /** Cards that the reader has drafted. */
  drafts: newsItems,
  /** Trends that others have rated and the reader has not. */
  ratings: newsItems,
  /** Unread notifications, with the person who caused each. */
  unread: z.object({
    count,
    newest: z.array(
      notificationAttributes
        .pick({ kind: true, subject: true, created_at: true })
        .extend({ id: z.string(), by: z.string() }),
    ),
  }),
});

export const overviewAttributes = z.object({
  challenge: z.string().nullable(),
  /** When the reader's last visit but the present one ended; null on the first visit. */
  since: moment.nullable(),
  /** What others have added since then; on the first visit, the newest things. */
  news: z.object({
    cards: newsItems,
    insights: newsItems,
    trends: newsItems,
    radars: newsItems,
    /** Editions of radars. Their slugs are those of the radars. */
    publications: newsItems,
    comments: z.object({ count, newest: z.array(newComment) }),
  } satisfies Record<NewsKind | 'comments', z.ZodType>),
  waiting,
  relief: relief.nullable(),
  radar: radarSketch.nullable(),
});
export type OverviewAttributes = z.infer<typeof overviewAttributes>;
/** Its id is the slug of the project. */
export const overviewResource = resource('overviews', overviewAttributes);

/** What is new or waits in one of the reader's projects. */
const projectNews = z.object({
  slug: z.string(),
  title: z.string(),
  workspace_title: z.string(),
  /** What others have added since the reader's last visit, and the newest of it. */
  new_count: count,
  newest: z.array(newsItem.extend({ kind: z.enum(newsKinds) })),
  drafts: count,
  unread: count,
});
export type ProjectNews = z.infer<typeof projectNews>;

/** The reader's projects in which something is new or waits, last changed first, at most `limits.newsProjects`. */
export const newsResource = resource('news', z.object({ projects: z.array(projectNews) }));
