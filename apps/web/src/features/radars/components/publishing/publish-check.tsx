import type { BlipAttributes, RadarAttributes } from '@foreglow/contract';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorSearch } from '#features/radars/rules/editor-view.rules.ts';
import { missingIn } from '#features/radars/rules/publish-check.rules.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './publish-check.module.css';

/** A place in the editor where something can be added. */
interface Place {
  readonly name: string;
  readonly search: EditorSearch;
}

/** The places that a line shows at first. */
const shownAtFirst = 6;

/** What readers will miss if the radar is published now, with a link to each place where it can be added. */
export function PublishCheck({ radar }: { readonly radar: RadarAttributes }) {
  const { t } = useTranslation('radars');
  const { reasons, evidence, sectors } = useMemo(() => missingIn(radar), [radar]);
  const lines = [
    { label: t('missingReasons', { count: reasons.length }), places: reasons.map(placeOf) },
    { label: t('missingEvidence', { count: evidence.length }), places: evidence.map(placeOf) },
    {
      label: t('emptySectors', { count: sectors.length }),
      places: sectors.map((name): Place => ({ name, search: { tab: 'settings' } })),
    },
  ].filter(({ places }) => places.length > 0);
  if (lines.length === 0) {
    return (
      <p className={styles.complete}>
        <IconCheck size={16} stroke={1.8} aria-hidden="true" /> {t('nothingMissing')}
      </p>
    );
  }
  return (
    <section className={styles.check} aria-labelledby="publish-check">
      <h3 id="publish-check">{t('readersMiss')}</h3>
      <ul>
        {lines.map((line) => (
          <Line key={line.label} {...line} radar={radar} />
        ))}
      </ul>
    </section>
  );
}

const placeOf = ({ id, label }: BlipAttributes): Place => ({ name: label, search: { blip: id } });

interface LineProps {
  readonly label: string;
  readonly places: readonly Place[];
  readonly radar: RadarAttributes;
}

function Line({ label, places, radar }: LineProps) {
  const { t } = useTranslation('radars');
  const [all, setAll] = useState(false);
  const shown = all ? places : places.slice(0, shownAtFirst);
  return (
    <li>
      <span>{label}</span>
      <ul className={styles.names}>
        {shown.map(({ name, search }) => (
          <li key={search.blip ?? name}>
            <Link
              to="/projects/$projectSlug/radars/edit/$radarSlug"
              params={{ projectSlug: radar.project.slug, radarSlug: radar.slug }}
              search={search}
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
        {shown.length < places.length && (
          <li>
            <Button variant="quiet" onClick={() => setAll(true)}>
              {t('showFurther', { count: places.length - shown.length })}
            </Button>
          </li>
        )}
      </ul>
    </li>
  );
}
