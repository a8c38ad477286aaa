import type { RadarAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectTrendsQuery } from '#features/radars/api/project-trends.ts';
import type { NewBlip } from '#features/radars/rules/radar-edit.rules.ts';
import { proposeBlips } from '#features/radars/rules/trend-proposal.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Check } from '#ui/check/check.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import styles from './editor.module.css';

interface TrendsDialogProps {
  readonly radar: RadarAttributes;
  readonly opened: boolean;
  readonly onAdd: (blips: readonly NewBlip[]) => void;
  readonly onClose: () => void;
}

/** The trends that are not on the radar yet, all selected, with the place of each. */
export function TrendsDialog({ radar, opened, onAdd, onClose }: TrendsDialogProps) {
  const { t } = useTranslation('radars');
  const trends = useQuery({ ...projectTrendsQuery(radar.project.slug), enabled: opened });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const proposals = useMemo(() => proposeBlips(trends.data ?? [], radar), [trends.data, radar]);
  const chosen = proposals.filter(({ slug }) => !left.has(slug));
  const toggle = (slug: string) =>
    setLeft((now) => new Set(now.has(slug) ? [...now].filter((one) => one !== slug) : [...now, slug]));
  return (
    <Dialog opened={opened} onClose={onClose} title={t('fromTrends')} width={620}>
      <QueryState query={trends} missing={null} skeleton={<p className={styles.hint}>…</p>}>
        {() =>
          proposals.length === 0 ? (
            <p className={styles.hint}>{t('noTrendsLeft')}</p>
          ) : (
            <>
              <ul className={styles.proposals}>
                {proposals.map(({ slug, blip, guessed }) => (
                  <li key={slug}>
                    <label>
                      <Check checked={!left.has(slug)} onChange={() => toggle(slug)} />
                      <span className={styles.proposed} dir="auto">
                        {blip.label}
                      </span>
                      <span className={styles.hint}>
                        {[blip.domain, blip.ring, t('impactIs', { impact: blip.impact ?? 3 })].join(' · ')}
                        {guessed && ` (${t('guessed')})`}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
              <div className={styles.actions} data-foot>
                <Button
                  variant="primary"
                  disabled={chosen.length === 0}
                  onClick={() => onAdd(chosen.map(({ blip }) => blip))}
                >
                  {t('addTrends', { count: chosen.length })}
                </Button>
              </div>
            </>
          )
        }
      </QueryState>
    </Dialog>
  );
}
