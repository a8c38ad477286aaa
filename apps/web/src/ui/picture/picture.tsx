import { useEffect, useRef, useState } from 'react';
import { Art } from '../art/art.tsx';
import styles from './picture.module.css';

export interface PictureImage {
  readonly url: string;
  /** The alternative text; empty if it adds nothing to the text next to it. */
  readonly alt: string;
  /** Without one, or if it is invalid, the default one is shown. */
  readonly blurhash?: string | null;
  /** Which part is in sight where the frame crops it, as in CSS; without one, the middle. */
  readonly position?: string | undefined;
  /** The available sizes and the displayed width, if the browser may choose. */
  readonly renditions?: { readonly srcSet: string; readonly sizes: string };
}

interface PictureProps {
  readonly image: PictureImage | null;
  /** Seed of the generated art that is shown without a picture, or if it cannot be loaded. */
  readonly seed: string;
  /** Whether it is visible when the screen opens, so that it is requested immediately and before other pictures. */
  readonly inView?: boolean;
}

/** A picture that fills its frame and is cropped to it; blurred until it is loaded. */
export function Picture({ image, seed, inView = false }: PictureProps) {
  const frame = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const { url, blurhash } = image ?? {};
  // Without a rendering, since a list shows many pictures while it is scrolled.
  useEffect(() => {
    if (url && frame.current) void showBlur(frame.current, blurhash);
  }, [url, blurhash]);
  if (!image || failed === url) return <Art seed={seed} />;
  return (
    <img
      key={url}
      ref={frame}
      className={styles.image}
      {...image.renditions}
      style={image.position === undefined ? undefined : { objectPosition: image.position }}
      src={url}
      alt={image.alt}
      loading={inView ? 'eager' : 'lazy'}
      fetchPriority={inView ? 'high' : 'auto'}
      decoding="async"
      onLoad={({ currentTarget }) => currentTarget.style.removeProperty(background)}
      onError={() => setFailed(url)}
    />
  );
}

const background = 'background-image';

/** The code that reads a blurhash is loaded when the first picture is waited for. Without it there is no blur. */
async function showBlur(picture: HTMLImageElement, blurhash: string | null | undefined): Promise<void> {
  if (picture.complete) return;
  const loaded = await import('./blurred.ts').catch(() => undefined);
  if (loaded && !picture.complete) picture.style.setProperty(background, `url(${loaded.blurred(blurhash)})`);
}
