import { type ComponentProps, lazy, Suspense } from 'react';
import { loadNamespaces } from '../../../lib/i18n/index.ts';
import { useMay } from '../../auth/index.ts';
import styles from './sample-gate.module.css';

const SampleNotice = lazy(async () => {
  const [notice] = await Promise.all([import('./sample-notice.tsx'), loadNamespaces('workspaces')]);
  return notice;
});

type Props = Omit<ComponentProps<typeof SampleNotice>, 'removable'>;

/**
 * The notice of a sample workspace, loaded when it is shown. Its space is reserved, so that the content does not move.
 */
export function SampleGate({ workspace }: Props) {
  const may = useMay();
  const removable = may('workspace.delete', { workspaceSlug: workspace.slug });
  return (
    <div className={styles.room}>
      <Suspense fallback={null}>
        <SampleNotice workspace={workspace} removable={removable} />
      </Suspense>
    </div>
  );
}
