import type { CommentSubject } from '@foreglow/contract';

/** The subject of a comment. */
export interface Subject {
  readonly type: CommentSubject;
  readonly slug: string;
}

/** A comment as it is stored. */
export interface Comment {
  readonly id: number;
  readonly slug: string;
  readonly subject: Subject;
  /** Id of the first comment of the thread; null for the first comment itself. */
  readonly parentId: number | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly isDeleted: boolean;
  readonly author: {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    readonly email: string;
    readonly pictureId: number | null;
  };
  readonly resolved: { readonly at: Date; readonly by: { slug: string; name: string; email: string } } | null;
}
