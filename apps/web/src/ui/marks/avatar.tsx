import { initials } from './initials.rules.ts';
import styles from './marks.module.css';

interface AvatarProps {
  readonly name: string;
  /** Address of the person's picture, if there is one. */
  readonly picture?: string | null | undefined;
  readonly size?: number;
}

/** A person in a circle: their picture or their initials. The name is shown next to it, so screen readers skip it. */
export function Avatar({ name, picture, size = 20 }: AvatarProps) {
  if (picture) return <img className={styles.avatar} src={picture} alt="" width={size} height={size} loading="lazy" />;
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.max(9, size * 0.4) }}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
