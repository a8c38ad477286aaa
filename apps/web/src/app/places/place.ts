import type { Action, Kind, kinds, ProjectAttributes, Target, WorkspaceAttributes } from '@foreglow/contract';
import type { Icon } from '@tabler/icons-react';
import type { LinkOptions } from '@tanstack/react-router';
import type { WebKind } from '../../lib/kinds/index.ts';
import type texts from '../shell/locales/en.json';

/** What decides which places there are: where the user is, and what they may do. */
export interface Surroundings {
  readonly project: Pick<ProjectAttributes, 'slug' | 'title' | 'workspace_slug' | Counted> | undefined;
  readonly workspace: Pick<WorkspaceAttributes, 'slug' | 'title' | 'project_count' | 'card_count'> | undefined;
  readonly isAdmin: boolean;
  /** Whether anything is drafted in this installation. */
  readonly assistance: boolean;
  /** Where each kind of content is listed. */
  readonly kinds: Readonly<Record<Kind, Pick<WebKind, 'icon' | 'key' | 'list'>>>;
  /** Notifications that the user has not read. */
  readonly unread: number;
  /** The route of the screen that is open. */
  readonly screen: string | undefined;
  readonly may: (action: Action, target?: Target) => boolean;
}

type Counted = (typeof kinds)[Kind]['countedAs'];
export type Project = NonNullable<Surroundings['project']>;
export type Workspace = NonNullable<Surroundings['workspace']>;

export const areas = ['project', 'workspace', 'personal'] as const;
/** Where the rail shows a place: with those of the project, of the workspace, or of the user at its foot. */
export type Area = (typeof areas)[number];

type NamesIn<Key> = Key extends `place_${infer Name}` ? Name : never;
/** A place has the text `place_…`. */
type PlaceLabel = NamesIn<keyof typeof texts>;

/** A screen that the rail and the palette lead to. */
export interface Place {
  readonly id: string;
  readonly area: Area;
  /** What the screen is called; one that lists a kind of content is called after that. */
  readonly label?: PlaceLabel | undefined;
  readonly kind?: Kind | undefined;
  readonly icon: Icon;
  /** The letter that leads there after `g`. */
  readonly key?: string | undefined;
  readonly link: LinkOptions;
  /** How many things there are. */
  readonly count?: number | undefined;
  /** How many of them are new. */
  readonly unread?: number | undefined;
  /** Title of the project or workspace. */
  readonly of?: string | undefined;
}

/** A place as it is declared: link and counts are computed from the project, the workspace or the surroundings. */
export type Declared<T> = Pick<Place, 'id' | 'label' | 'kind' | 'icon' | 'key'> & {
  readonly link: (of: T) => LinkOptions;
  readonly count?: (of: T) => number;
  readonly unread?: (of: T) => number;
  readonly shown?: (of: T, surroundings: Surroundings) => boolean;
};

/** For links that are current whatever their search parameters are. */
export const anySearch = { includeSearch: false };
