import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { NothingSelected } from '../components/card/instead-of-card.tsx';
import { CopyDialog } from '../components/copy/copy-dialog.tsx';
import { useCopied } from '../components/created/use-copied.ts';
import { clearSelection, useSelected } from '../components/selection/selection.ts';
import { useReportMissing } from '../components/selection/use-report-missing.ts';
import { useCardNavigation } from '../components/use-card-navigation.ts';

/** Duplicates the selected cards. */
export default function DuplicateSelectedScreen() {
  const { t } = useTranslation('cards');
  const { source, projectSlug, close } = useCardNavigation();
  const selected = useSelected(source);
  const copied = useCopied();
  const reportMissing = useReportMissing();
  useDocumentTitle(t('duplicate'));
  if (selected.size === 0) return <NothingSelected onClose={close} />;
  return (
    <CopyDialog
      slugs={[...selected.keys()]}
      projectSlug={projectSlug}
      onClose={close}
      onFailed={(error) => reportMissing(error, [...selected.values()])}
      onDone={(copies, project) => {
        copied(copies, project);
        // Close first: without a selection this dialog would report that there is none.
        close();
        setTimeout(clearSelection);
      }}
    />
  );
}
