import type { RadarAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useMounted } from '#ui/on-demand/anchor.tsx';
import { PublishForm } from './publish-form.tsx';
import styles from './publishing.module.css';
import { VersionList } from './version-list.tsx';

interface PublishingDialogProps {
  readonly radar: RadarAttributes;
  readonly mayWrite: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Publishes a radar, and lists its published versions. */
export default function PublishingDialog({ radar, mayWrite, opened, onClose }: PublishingDialogProps) {
  const { t } = useTranslation('radars');
  const mounted = useMounted();
  return (
    <Dialog
      opened={opened && mounted}
      onClose={onClose}
      title={t(mayWrite ? 'publishTitle' : 'versions')}
      width={640}
      closeOnClickOutside={false}
    >
      <Content radar={radar} mayWrite={mayWrite} />
    </Dialog>
  );
}

function Content({ radar, mayWrite }: Pick<PublishingDialogProps, 'radar' | 'mayWrite'>) {
  const { t } = useTranslation('radars');
  const [made, setMade] = useState<string>();
  return (
    <div className={styles.content}>
      {mayWrite && radar.blips.length === 0 && <p className={styles.note}>{t('nothingToPublish')}</p>}
      {mayWrite && radar.blips.length > 0 && made === undefined && (
        <PublishForm radar={radar} onPublished={({ slug }) => setMade(slug)} />
      )}
      {(radar.last_dump || made) && <VersionList radar={radar} mayWrite={mayWrite} made={made} />}
    </div>
  );
}
