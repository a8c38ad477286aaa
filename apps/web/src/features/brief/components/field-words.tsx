import type { BriefContent, BriefField } from '@foreglow/contract';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import styles from './brief.module.css';
import domains from './domains.module.css';

/** The text of a field of a brief. */
export function FieldWords({ field, content }: { field: BriefField; content: BriefContent }) {
  if (field === 'domains') {
    return (
      <ul className={domains.chips}>
        {content.domains.map((name) => (
          <li key={name} className={domains.shown}>
            {name}
          </li>
        ))}
      </ul>
    );
  }
  const text = content[field] ?? '';
  if (field === 'challenge')
    return (
      <p className={styles.challenge} dir="auto">
        {text}
      </p>
    );
  if (field === 'time_horizon') return <p className={styles.horizon}>{text}</p>;
  return <LazyProse>{text}</LazyProse>;
}
