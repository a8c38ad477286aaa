import { type ProjectAttributes, searchable } from '@foreglow/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '#ui/art/art.tsx';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import styles from './project-picker.module.css';

interface ProjectPickerProps {
  readonly projects: readonly ProjectAttributes[];
  readonly loading: boolean;
  readonly error: string | undefined;
  /** The current project. */
  readonly here: string;
  readonly value: string;
  readonly onChange: (slug: string) => void;
}

const searchFrom = 7;

/** A list of the projects in which the user may write, to choose one. */
export function ProjectPicker({ projects, loading, error, here, value, onChange }: ProjectPickerProps) {
  const { t } = useTranslation(['cards', 'ui']);
  const name = useId();
  const [term, setTerm] = useState('');
  const found = projects.filter((project) =>
    searchable(`${project.title} ${project.workspace.title}`).includes(searchable(term.trim())),
  );
  return (
    <div className={styles.picker}>
      {projects.length >= searchFrom && (
        <input
          type="search"
          className={styles.search}
          aria-label={t('cards:searchProjects')}
          placeholder={t('cards:searchProjects')}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      )}
      <fieldset className={styles.list}>
        <legend className={visuallyHidden}>{t('cards:project')}</legend>
        {loading && <SkeletonBlock height={52} />}
        {error && <p role="alert">{error}</p>}
        {found.map(({ slug, title, workspace }) => (
          <label key={slug} className={styles.choice}>
            <input type="radio" name={name} checked={slug === value} onChange={() => onChange(slug)} />
            <span className={styles.picture}>
              <Art seed={slug} />
            </span>
            <span className={styles.words}>
              <span>{title}</span>
              <small>{slug === here ? t('cards:thisProject') : workspace.title}</small>
            </span>
          </label>
        ))}
        {!loading && !error && found.length === 0 && <p className={styles.none}>{t('ui:nothingFound')}</p>}
      </fieldset>
    </div>
  );
}
