import { useState } from 'react';
import { Art } from '../art/index.ts';
import { blurred } from './blurred.ts';
import styles from './picture.module.css';

export interface PictureImage {
  readonly url: string;
  /** The alternative text; empty if it adds nothing to the text next to it. */
  readonly alt: string;
  readonly blurhash: string;
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
  const [state, setState] = useState<{ url: string; is: 'shown' | 'failed' }>();
  const is = state && state.url === image?.url ? state.is : 'loading';
  if (!image || is === 'failed') return <Art seed={seed} />;
  const blur = is === 'loading' ? blurred(image.blurhash) : undefined;
  return (
    <img
      className={styles.image}
      {...image.renditions}
      src={image.url}
      alt={image.alt}
      loading={inView ? 'eager' : 'lazy'}
      fetchPriority={inView ? 'high' : 'auto'}
      decoding="async"
      style={blur ? { backgroundImage: `url(${blur})` } : undefined}
      onLoad={() => setState({ url: image.url, is: 'shown' })}
      onError={() => setState({ url: image.url, is: 'failed' })}
    />
  );
}
