import type { RadarAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useMounted } from '#ui/on-demand/anchor.tsx';
import { EditionList } from './edition-list.tsx';
import { LastingAddress } from './lasting-address.tsx';
import { PublishForm } from './publish-form.tsx';
import styles from './publishing.module.css';

interface PublishingDialogProps {
  readonly radar: RadarAttributes;
  readonly mayWrite: boolean;
  readonly mayPublish: boolean;
  /** The number of the edition that is expanded; empty for none. */
  readonly edition: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Publishes a radar, and lists its editions. */
export default function PublishingDialog({ opened, onClose, ...content }: PublishingDialogProps) {
  const { t } = useTranslation('radars');
  const mounted = useMounted();
  return (
    <Dialog
      opened={opened && mounted}
      onClose={onClose}
      title={t(content.mayPublish ? 'publishTitle' : 'editions')}
      width={640}
      closeOnClickOutside={false}
    >
      <Content {...content} />
    </Dialog>
  );
}

function Content({ radar, mayWrite, mayPublish, edition }: Omit<PublishingDialogProps, 'opened' | 'onClose'>) {
  const { t } = useTranslation('radars');
  const [made, setMade] = useState<string>();
  return (
    <div className={styles.content}>
      {mayWrite && !mayPublish && <p className={styles.note}>{t('whoPublishes')}</p>}
      <LastingAddress radar={radar} />
      {mayPublish && radar.blips.length === 0 && <p className={styles.note}>{t('nothingToPublish')}</p>}
      {mayPublish && radar.blips.length > 0 && made === undefined && (
        <PublishForm radar={radar} onPublished={({ slug }) => setMade(slug)} />
      )}
      {(radar.last_dump || made) && <EditionList radar={radar} mayPublish={mayPublish} made={made} edition={edition} />}
    </div>
  );
}
