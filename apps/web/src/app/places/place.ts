import type { Action, Kind, kinds, ProjectAttributes, Target, WorkspaceAttributes } from '@foreglow/contract';
import type { Icon } from '@tabler/icons-react';
import type { LinkOptions } from '@tanstack/react-router';
import type { WebKind } from '#lib/kinds/web-kind.ts';
import type texts from '../shell/locales/en.json';

/** The facts that decide which places are available: where the user is, and what they may do. */
export interface Surroundings {
  readonly project: Pick<ProjectAttributes, 'slug' | 'title' | 'workspace_slug' | Counted> | undefined;
  /** Its counts are missing until it is loaded. */
  readonly workspace:
    | (Pick<WorkspaceAttributes, 'slug' | 'title'> & Partial<Pick<WorkspaceAttributes, 'project_count' | 'card_count'>>)
    | undefined;
  readonly isAdmin: boolean;
  /** Whether a model answers questions in the project. */
  readonly hasModel: boolean;
  /** The list screen of each kind of content. */
  readonly kinds: Readonly<Record<Kind, Pick<WebKind, 'icon' | 'key' | 'list'>>>;
  /** Number of unread notifications of the user. */
  readonly unread: number;
  /** Number of things that wait for the administrators of the installation. */
  readonly waiting: number;
  /** The route of the current screen. */
  readonly screen: string | undefined;
  readonly may: (action: Action, target?: Target) => boolean;
}

type Counted = (typeof kinds)[Kind]['countedAs'];
export type Project = NonNullable<Surroundings['project']>;
export type Workspace = NonNullable<Surroundings['workspace']>;

export const areas = ['project', 'workspace', 'personal'] as const;
/** What a place belongs to. */
export type Area = (typeof areas)[number];

/** The groups of the rail, in its order: three steps of the work, then what surrounds it. */
export const groups = ['collect', 'sense', 'show', 'project', 'workspace'] as const;
export type Group = (typeof groups)[number];

type NamesIn<Key> = Key extends `place_${infer Name}` ? Name : never;
/** The label of a place, whose text is `place_…`. */
type PlaceLabel = NamesIn<keyof typeof texts>;

/** A screen that can be opened from the rail and the palette. */
export interface Place {
  readonly id: string;
  readonly area: Area;
  /** Its group in the rail; undefined for personal places, which are at the bottom, and for the overview of a project. */
  readonly group?: Group | undefined;
  /** The name of the screen; a screen that lists a kind of content uses the name of the kind. */
  readonly label?: PlaceLabel | undefined;
  readonly kind?: Kind | undefined;
  readonly icon: Icon;
  /** The key that opens it after `g`. */
  readonly key?: string | undefined;
  readonly link: LinkOptions;
  /** The number of items. */
  readonly count?: number | undefined;
  /** The number of unread items. */
  readonly unread?: number | undefined;
  /** The number of things that somebody has to see to. */
  readonly waiting?: number | undefined;
  /** Title of the project or workspace. */
  readonly of?: string | undefined;
}

/** The declaration of a place: link and counts are computed from the project, the workspace or the surroundings. */
export type Declared<T> = Pick<Place, 'id' | 'group' | 'label' | 'kind' | 'icon' | 'key'> & {
  readonly link: (of: T) => LinkOptions;
  readonly count?: (of: T) => number | undefined;
  readonly unread?: (of: T) => number;
  readonly waiting?: (of: T) => number;
  readonly shown?: (of: T, surroundings: Surroundings) => boolean;
};

/** For links that count as current whatever their search parameters are. */
export const anySearch = { includeSearch: false };
