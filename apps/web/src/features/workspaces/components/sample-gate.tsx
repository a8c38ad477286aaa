import type { ComponentProps } from 'react';
import { useMay } from '#features/auth/components/use-me.ts';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { usePart } from '#ui/on-demand/use-loaded.ts';
import styles from './sample-gate.module.css';
import type All from './sample-notice.tsx';

async function loadNotice() {
  const [notice] = await Promise.all([import('./sample-notice.tsx'), loadNamespaces('workspaces')]);
  return notice;
}

type Workspace = ComponentProps<typeof All>['workspace'];

/**
 * The notice of a sample workspace, loaded when it is shown. Its space is reserved, also while the workspace is being
 * read, so that the content does not move.
 */
export const SampleGate = ({ workspace }: { readonly workspace: Workspace | undefined }) => (
  <div className={styles.room}>{workspace && <Notice workspace={workspace} />}</div>
);

function Notice({ workspace }: { readonly workspace: Workspace }) {
  const may = useMay();
  const removable = may('workspace.delete', { workspaceSlug: workspace.slug });
  // If it cannot be loaded, the next screen tries again.
  const SampleNotice = usePart(true, loadNotice, () => undefined);
  return SampleNotice && <SampleNotice workspace={workspace} removable={removable} />;
}
