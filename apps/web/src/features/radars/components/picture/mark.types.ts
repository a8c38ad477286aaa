import type { Spot } from '#features/radars/rules/picture-blip.rules.ts';

/**
 * Common props of the marks of a picture. There may be hundreds of marks, so each re-renders only when these change.
 */
export interface MarkProps {
  readonly spot: Spot;
  /** The radius around its middle that reacts to a finger on a phone, in units of the view box. */
  readonly finger: number;
  /** Its name for screen readers. */
  readonly label: string;
  /** Whether it is the one in the tab order. */
  readonly tabbed: boolean;
  readonly chosen: boolean;
  /** Whether the pointer is on it, here or in a list. */
  readonly pointed: boolean;
  readonly dimmed: boolean;
  readonly onOpen: (key: string) => void;
  readonly onPoint: (id: string | undefined) => void;
}
