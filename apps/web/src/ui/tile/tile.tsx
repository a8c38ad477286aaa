import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import styles from './tile.module.css';

/** A grid of tiles that fills the width, as a list. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

interface TileProps {
  /** Seed of the generated art that is shown without a picture. */
  readonly seed: string;
  readonly image?: PictureImage | null;
  /** A drawing that is shown instead of generated art. */
  readonly drawing?: ReactNode;
  /** A few words on the picture. */
  readonly flag?: ReactNode;
  /** The title, usually a `TileLink`. */
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Additional links or buttons, above the link of the tile. */
  readonly extra?: ReactNode;
  readonly foot?: ReactNode;
  /** A button on the picture. */
  readonly corner?: ReactNode;
}

/** A link with a picture, a title and a short text. */
export function Tile({ seed, image, drawing, flag, title, text, extra, foot, corner }: TileProps) {
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        {drawing && !image ? drawing : <Picture image={image ?? null} seed={seed} />}
        {flag && <div className={styles.flag}>{flag}</div>}
      </div>
      <div className={styles.body}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        {text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {extra && <div className={styles.extra}>{extra}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </li>
  );
}

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The link of a tile: it contains the title, but the whole tile can be clicked. */
export const TileLink = createLink(function Anchor(props: AnchorProps) {
  return <a {...props} className={styles.link} />;
});
