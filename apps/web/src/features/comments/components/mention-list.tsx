import { useTranslation } from 'react-i18next';
import { withSameName } from '#lib/text/same-names.rules.ts';
import type { Mentionable } from '../rules/typed.rules.ts';
import styles from './comment-box.module.css';

/** A person who is offered for a mention. */
interface Offered extends Mentionable {
  readonly email: string;
}

interface MentionListProps {
  readonly id: string;
  readonly people: readonly Offered[];
  readonly chosen: Offered;
  /** The id of the element of a person. */
  readonly idOf: (person: Mentionable) => string;
  readonly onPick: (person: Mentionable) => void;
}

/**
 * The people that can be mentioned at the caret, with their e-mails if they have the same name. The field keeps the focus
 * and handles the keys.
 */
export function MentionList({ id, people, chosen, idOf, onPick }: MentionListProps) {
  const { t } = useTranslation('comments');
  const alike = withSameName(people);
  return (
    <div id={id} role="listbox" aria-label={t('people')} className={styles.people}>
      {people.map((person) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus
        <div
          key={person.slug}
          id={idOf(person)}
          role="option"
          tabIndex={-1}
          aria-selected={person === chosen}
          className={styles.person}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
        >
          {person.name}
          {alike.has(person) && <span className={styles.email}>{person.email}</span>}
        </div>
      ))}
    </div>
  );
}
