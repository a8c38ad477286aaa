import type { CoverageAttributes, ProjectAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ModelOffer } from '#features/assistance/components/connect-model.tsx';
import { useMay } from '#features/auth/components/use-me.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Section } from '#ui/page/page.tsx';
import { type ThinArea, thinAreas } from '../rules/thin-areas.rules.ts';
import styles from './coverage.module.css';

interface ThinAreasProps {
  readonly project: ProjectAttributes;
  readonly coverage: CoverageAttributes;
}

/** The domains and tags that hardly any cards are about, each with the ways to its cards and to a new one. */
export function ThinAreas({ project, coverage }: ThinAreasProps) {
  const { t } = useTranslation(['coverage', 'assistance']);
  const { number } = useFormats();
  const params = { projectSlug: project.slug };
  const may = useMay();
  const mayWrite = may('card.create', { projectSlug: project.slug, workspaceSlug: project.workspace_slug });
  const areas = thinAreas(coverage);
  if (areas.length === 0) return null;
  return (
    <Section title={t('coverage:thin')} text={t('coverage:thinText')}>
      <ul className={styles.missing} aria-label={t('coverage:thin')}>
        {areas.map((area) => (
          <li key={`${area.kind} ${area.name}`} className={styles.thin}>
            <Link to="/projects/$projectSlug/cards" params={params} search={searchOf(area)}>
              {area.name}
            </Link>
            <span className={styles.thinCount}>
              {number(area.count)} {t('coverage:cardCount', { count: area.count })}
            </span>
            {mayWrite && (
              <Link className={styles.thinAction} to="/projects/$projectSlug/cards/create" params={params}>
                {t('coverage:capture')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div className={styles.onward}>
          <ModelOffer projectSlug={project.slug} brings={t('assistance:bringsSignals')}>
            <Link to="/projects/$projectSlug/cards/generate" params={params}>
              {t('coverage:draftSignals')}
            </Link>
          </ModelOffer>
        </div>
      )}
    </Section>
  );
}

const searchOf = ({ kind, name }: ThinArea) =>
  kind === 'domain' ? ({ q: name, words: 'whole' } as const) : { tags: name };
