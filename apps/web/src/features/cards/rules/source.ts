import { limits } from '@foreglow/contract';

/** Where cards are listed from: one project, or all projects of a workspace together (its repository). */
export interface CardSource {
  readonly kind: 'project' | 'workspace';
  readonly slug: string;
}

export const isSameSource = (a: CardSource, b: CardSource): boolean => a.kind === b.kind && a.slug === b.slug;

/** Number of cards on a page of the list (§9 of the specification). */
export const pageSizeOf = ({ kind }: CardSource): number =>
  kind === 'project' ? limits.cardPageSize : limits.repositoryPageSize;
