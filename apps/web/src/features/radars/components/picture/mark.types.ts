import type { Spot } from '../../rules/picture-blip.rules.ts';

/** What the marks of a picture have in common. There may be hundreds, so each renders again only when these change. */
export interface MarkProps {
  readonly spot: Spot;
  /** Its name for screen readers. */
  readonly label: string;
  /** Whether it is the one in the tab order. */
  readonly tabbed: boolean;
  readonly chosen: boolean;
  /** Whether it is pointed at, here or elsewhere. */
  readonly pointed: boolean;
  readonly dimmed: boolean;
  readonly onOpen: (key: string) => void;
  readonly onPoint: (id: string | undefined) => void;
}
