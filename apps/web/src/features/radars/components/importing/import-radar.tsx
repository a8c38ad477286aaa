import type { RadarImportAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/http/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { Dialog } from '../../../../ui/dialog/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { importRadar } from '../../api/import-radar.ts';
import { refreshRadars } from '../../api/refresh-radars.ts';
import styles from './import-radar.module.css';

interface ImportRadarProps {
  readonly projectSlug: string;
  /** The radar that gets the blips of the file; absent: a new one. */
  readonly radar?: { readonly slug: string; readonly title: string };
  readonly label: string;
}

/** Imports a radar from a file: first as a dry run that tells what would become of each row. */
export function ImportRadar({ projectSlug, radar, label }: ImportRadarProps) {
  const { t } = useTranslation('radars');
  const client = useQueryClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const run = useMutation({
    mutationFn: ({ from, dryRun }: { from: File; dryRun: boolean }) =>
      importRadar({
        projectSlug,
        file: from,
        dryRun,
        radar: radar?.slug,
        title: from.name.replace(/\.\w+$/, '') || label,
      }),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    setFile(chosen);
    run.mutate({ from: chosen, dryRun: true });
  };
  const close = () => {
    setFile(undefined);
    run.reset();
  };
  const commit = () =>
    file &&
    run.mutate(
      { from: file, dryRun: false },
      {
        onSuccess: ({ radar_slug }) => {
          void refreshRadars(client, projectSlug);
          notify.success(t('importDone'));
          close();
          void navigate({
            to: '/projects/$projectSlug/radars/$radarSlug',
            params: { projectSlug, radarSlug: radar_slug ?? '' },
          });
        },
      },
    );
  return (
    <>
      <input ref={input} type="file" hidden accept=".csv,.xlsx,text/csv" aria-label={label} onChange={choose} />
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <Dialog
        opened={file !== undefined}
        onClose={close}
        title={t('importTitle', { name: file?.name ?? '' })}
        width={680}
      >
        {run.isPending && <p className={styles.hint}>{t('importReading')}</p>}
        {run.error && (
          <p className={styles.error} role="alert">
            {errorText(run.error)}
          </p>
        )}
        {run.data && !run.isPending && <Outcome outcome={run.data} />}
        {run.data && (
          <div className={styles.actions}>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button variant="primary" busy={run.isPending} disabled={usable(run.data) === 0} onClick={commit}>
              {t('importNow', { count: usable(run.data) })}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}

const usable = ({ counts }: RadarImportAttributes): number => counts.new + counts.changed + counts.unchanged;

function Outcome({ outcome }: { outcome: RadarImportAttributes }) {
  const { t } = useTranslation('radars');
  const { counts, domains, rings, rows, removed } = outcome;
  const faulty = rows.filter((row) => row.outcome === 'invalid');
  return (
    <div className={styles.outcome}>
      <dl>
        {(['new', 'changed', 'unchanged', 'removed', 'invalid'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`outcome_${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('importField', { domains: domains.join(', '), rings: rings.join(', ') })}</p>
      {removed.length > 0 && (
        <p className={styles.hint}>
          {t('importRemoves', { labels: removed.slice(0, 12).join(', '), count: removed.length })}
        </p>
      )}
      {faulty.length > 0 && (
        <ul className={styles.rows}>
          {faulty.slice(0, 50).map(({ row, label, reasons }) => (
            <li key={row}>
              {t('importRow', { row, label })} {reasons.map((reason) => t(`reason_${reason}`)).join(' ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
