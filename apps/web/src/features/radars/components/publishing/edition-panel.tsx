import type { DumpAttributes, RadarAttributes } from '@foreglow/contract';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeDump } from '#features/radars/api/revoke-dump.ts';
import type { DumpState } from '#features/radars/rules/dump-state.rules.ts';
import { embedCode, fullAddress } from '#features/radars/rules/embed-code.rules.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { CopyField } from '#ui/copy/copy-field.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useFileSaving } from '../use-file-saving.ts';
import { EditionSettings } from './edition-settings.tsx';
import styles from './publishing.module.css';

interface EditionPanelProps {
  readonly radar: RadarAttributes;
  readonly dump: DumpAttributes;
  readonly state: DumpState;
  readonly mayPublish: boolean;
}

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** The actions for an edition. */
export function EditionPanel({ radar, dump, state, mayPublish }: EditionPanelProps) {
  const { t } = useTranslation('radars');
  const projectSlug = radar.project.slug;
  const { save, saving } = useFileSaving(projectSlug, radar);
  const revoking = useRevokeDump(projectSlug, radar.slug);
  const [asked, setAsked] = useState(false);
  const address = dump.site_url ?? dump.url;
  const shown = address && fullAddress(address, location.href);
  const revoke = async () => {
    await revoking.mutateAsync(dump.slug);
    notify.success(t('revoked', { number: dump.number }));
  };
  return (
    <div className={styles.panel}>
      {shown && <CopyField label={t('address')} value={shown} />}
      {shown && dump.embeddable && (
        <CopyField label={t('embedCode')} value={embedCode(shown, dump.title)} hint={t('embedHint')} />
      )}
      {state !== 'revoked' && mayPublish && <EditionSettings radar={radar} dump={dump} />}
      <div className={styles.buttons}>
        {shown && (
          <a className={buttonClass({})} href={shown} target="_blank" rel="noreferrer">
            <IconExternalLink {...icon} />
            {t('openPage')}
          </a>
        )}
        <Button
          icon={<IconDownload {...icon} />}
          busy={saving}
          onClick={() => void save({ format: 'html', dump: dump.slug })}
        >
          {t('saveOffline')}
        </Button>
        {mayPublish && state !== 'revoked' && (
          <Button variant="quiet" danger onClick={() => setAsked(true)}>
            {t('revoke')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={revoke}
        busy={revoking.isPending}
        danger
        title={t('revokeQuestion', { number: dump.number })}
        text={t('revokeText')}
        confirmLabel={t('revokeEdition')}
      />
    </div>
  );
}
