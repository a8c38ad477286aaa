import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify } from '#ui/toast/notify.ts';
import { exportQuery } from '../api/read-export.ts';
import { isUnfinished } from '../rules/progress.rules.ts';
import { saveExport } from './download.ts';
import { leftExports } from './export-state.ts';
import { useFailureText } from './use-failure-text.ts';

/** How long the toast with the file stays. */
const readyMs = 20_000;

/** Follows an export in the background, and shows a toast when it has ended. */
export default function ExportWatch({ slug }: { slug: string }) {
  const { t } = useTranslation('exports');
  const failureText = useFailureText();
  const { data, error } = useQuery(exportQuery(slug));
  // After any other failure it is read again.
  const ended = isMissing(error) || (data !== undefined && !isUnfinished(data));
  const notifyUser = useEffectEvent(() => {
    leftExports.set(leftExports.get().filter((one) => one !== slug));
    if (data?.state === 'failed') {
      notify.error(t('failedTitle'), { description: failureText(data) });
    } else if (data?.state === 'ready') {
      const save = () => void saveExport(data).catch((error: unknown) => notify.error(errorText(error)));
      notify.success(t('readyTitle'), {
        description: data.file_name,
        duration: readyMs,
        action: { label: t('download'), onClick: save },
      });
    }
  });
  useEffect(() => {
    if (ended) notifyUser();
  }, [ended]);
  return null;
}
