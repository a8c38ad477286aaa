import type { ListedRadarAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AiMark } from '../drafter-note.tsx';
import { RadarMenu } from '../radar-menu.tsx';
import { PublishedNote } from '../reading/published-note.tsx';
import { RadarSketch } from './radar-sketch.tsx';
import styles from './radar-tile.module.css';

/** A radar in the list: a small picture of it, its question, and whether it is public. */
export function RadarTile({ radar, mayWrite }: { radar: ListedRadarAttributes; mayWrite: boolean }) {
  const { t } = useTranslation('radars');
  const { slug, title, challenge, project, blip_count, domains, rings, preview } = radar;
  return (
    <li className={styles.tile}>
      <RadarSketch domains={domains} rings={rings} preview={preview} />
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <Link
            to="/projects/$projectSlug/radars/$radarSlug"
            params={{ projectSlug: project.slug, radarSlug: slug }}
            className={styles.link}
          >
            {title}
          </Link>
        </h2>
        {challenge && challenge !== title && (
          <p className={styles.challenge} dir="auto">
            {challenge}
          </p>
        )}
        <div className={styles.foot}>
          <div className={styles.notes}>
            <span>{t('blipCount', { count: blip_count })}</span>
            <PublishedNote radar={radar} />
            <AiMark radar={radar} />
          </div>
          {mayWrite && (
            <span className={styles.menu}>
              <RadarMenu projectSlug={project.slug} radar={radar} withEdit />
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
