import type { Circle } from '@foreglow/contract';

/** What the marks of a picture have in common. */
export interface MarkProps {
  readonly spotKey: string;
  readonly circle: Circle;
  /** Whether it is the one in the tab order. */
  readonly tabbed: boolean;
  readonly chosen: boolean;
  /** Whether it is pointed at, here or elsewhere. */
  readonly pointed: boolean;
  readonly dimmed: boolean;
  readonly onOpen: (key: string) => void;
  readonly onPoint: (on: boolean) => void;
}
