import { limits, type RadarImportAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importRadar } from '#features/radars/api/import-radar.ts';
import { refreshRadars } from '#features/radars/api/refresh-radars.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { isConflict } from '#lib/outbox/outcome.rules.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { notify } from '#ui/toast/notify.ts';
import styles from './import-radar.module.css';

interface ImportRadarDialogProps {
  readonly projectSlug: string;
  /** The radar to which the blips of the file are added; absent: a new one. */
  readonly radar?: { readonly slug: string; readonly title: string };
  readonly label: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The button that opens `ImportRadarDialog`. */
export function ImportRadar(props: Omit<ImportRadarDialogProps, 'opened' | 'onClose'>) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{props.label}</Button>
      <ImportRadarDialog {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

/** Imports a radar from a file, starting with a dry run that shows the outcome of each row. */
export function ImportRadarDialog({ projectSlug, radar, label, opened, onClose }: ImportRadarDialogProps) {
  const { t } = useTranslation(['radars', 'ui']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { bytes } = useFormats();
  const [file, setFile] = useState<File>();
  const isShown = useIsShown();
  const shownFile = useRef(file);
  useEffect(() => {
    shownFile.current = file;
  }, [file]);
  const [fault, setFault] = useState('');
  const run = useMutation({
    mutationFn: ({ from, dryRun, basedOn }: { from: File; dryRun: boolean; basedOn?: string | null }) =>
      importRadar({
        projectSlug,
        file: from,
        dryRun,
        radar: radar?.slug,
        basedOn,
        title: from.name.replace(/\.\w+$/, '') || label,
      }),
  });
  const choose = (chosen: File) => {
    const isTable = /\.(?:csv|xlsx)$/i.test(chosen.name) || chosen.type === 'text/csv';
    if (!isTable) setFault(t('radars:importWrongKind', { name: chosen.name }));
    else if (chosen.size > limits.radarImportBytes) {
      setFault(t('radars:importTooLarge', { name: chosen.name, bytes: bytes(limits.radarImportBytes) }));
    } else {
      setFault('');
      setFile(chosen);
      run.mutate({ from: chosen, dryRun: true });
    }
  };
  const again = () => {
    setFile(undefined);
    setFault('');
    run.reset();
  };
  const close = () => {
    onClose();
    again();
  };
  const commit = async (from: File) => {
    // The dialog may be closed, or used for another file, before the import ends.
    const isFollowed = () => isShown() && shownFile.current === from;
    try {
      const { radar_slug } = await run.mutateAsync({
        from,
        dryRun: false,
        basedOn: run.data?.radar_updated_at ?? null,
      });
      void refreshRadars(client, projectSlug);
      notify.success(t('radars:importDone'));
      if (!isFollowed()) return;
      close();
      void navigate({
        to: '/projects/$projectSlug/radars/$radarSlug',
        params: { projectSlug, radarSlug: radar_slug ?? '' },
      });
    } catch (error) {
      if (!isFollowed()) notify.error(t('ui:notDone', { action: label }), { description: errorText(error) });
      else if (isConflict(error)) {
        setFault(t('radars:importOutdated'));
        run.mutate({ from, dryRun: true });
      }
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={file ? t('radars:importTitle', { name: file.name }) : label}
      width={680}
    >
      {!file && (
        <div className={styles.drop}>
          <DropZone
            call={t('radars:dropHere')}
            choose={t('radars:chooseFile')}
            hint={t('radars:importColumns', { bytes: bytes(limits.radarImportBytes) })}
            accept=".csv,.xlsx,text/csv"
            onFile={choose}
          />
        </div>
      )}
      {run.isPending && (
        <p className={styles.hint} role="status">
          {t(run.variables.dryRun ? 'radars:importReading' : 'radars:importWriting')}
        </p>
      )}
      {(fault || run.error) && (
        <p className={styles.error} role="alert">
          {fault || errorText(run.error)}
        </p>
      )}
      {run.error && <Button onClick={again}>{t('radars:importOther')}</Button>}
      {run.data && !run.isPending && <Outcome outcome={run.data} />}
      {run.data && (
        <div className={styles.actions} data-foot>
          <Button onClick={again}>{t('radars:importOther')}</Button>
          <Button
            variant="primary"
            busy={run.isPending}
            disabled={usable(run.data) === 0}
            onClick={() => file && void commit(file)}
          >
            {t('radars:importNow', { count: usable(run.data) })}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** The maximum numbers of faulty rows listed and removed blips named; the others are counted. */
const shownRows = 50;
const namedLabels = 12;

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
      {outcome.assumed_encoding && (
        <p className={styles.hint}>
          {t('importAssumedEncoding', {
            charset: outcome.assumed_encoding.replace(/^./, (first) => first.toUpperCase()),
          })}
        </p>
      )}
      <p className={styles.hint}>{t('importField', { sectors: domains.join(', '), rings: rings.join(', ') })}</p>
      {removed.length > 0 && (
        <p className={styles.hint}>
          {t('importRemoves', {
            labels: [...removed.slice(0, namedLabels), ...(removed.length > namedLabels ? ['…'] : [])].join(', '),
            count: removed.length,
          })}
        </p>
      )}
      {faulty.length > 0 && (
        <ul className={styles.rows}>
          {faulty.slice(0, shownRows).map(({ row, label, reasons }) => (
            <li key={row}>
              {t('importRow', { row, label })} {reasons.map((reason) => t(`reason_${reason}`)).join(' ')}
            </li>
          ))}
          {faulty.length > shownRows && <li>{t('importMoreRows', { count: faulty.length - shownRows })}</li>}
        </ul>
      )}
    </div>
  );
}
