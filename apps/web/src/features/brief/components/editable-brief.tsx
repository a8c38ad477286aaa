import { type BriefAttributes, type BriefField, briefFields } from '@foreglow/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDraft } from '#lib/drafts/use-draft.ts';
import { Button } from '#ui/button/button.tsx';
import { LeaveDialog } from '#ui/editor/leave-dialog.tsx';
import { useLeaveGuard } from '#ui/editor/use-leave-guard.ts';
import { State } from '#ui/state/state.tsx';
import { draftNameOf, fieldDrafts } from '../rules/field-drafts.rules.ts';
import styles from './brief.module.css';
import { BriefPart } from './brief-part.tsx';

interface EditableBriefProps {
  readonly projectSlug: string;
  readonly brief: BriefAttributes;
}

/** The brief for users who may write: each part is edited in place. */
export function EditableBrief({ projectSlug, brief }: EditableBriefProps) {
  const { t } = useTranslation('brief');
  const [begun, setBegun] = useState(false);
  const [kept] = useState(() =>
    briefFields.some((field) => findDraft(fieldDrafts, draftNameOf(projectSlug, field)) !== undefined),
  );
  // For each field with unsaved changes, the function that drops its draft.
  const [unsaved, setUnsaved] = useState<ReadonlyMap<BriefField, () => void>>(new Map());
  const onDirty = useCallback((field: BriefField, discard: (() => void) | undefined) => {
    setUnsaved((before) => {
      const others = [...before].filter(([name]) => name !== field);
      return new Map(discard ? [...others, [field, discard]] : others);
    });
  }, []);
  const guard = useLeaveGuard(unsaved.size > 0, () => {
    for (const discard of unsaved.values()) discard();
  });
  if (brief.version === 0 && !begun && !kept) {
    return (
      <State
        title={t('emptyTitle')}
        text={t('emptyText')}
        actions={
          <Button variant="primary" onClick={() => setBegun(true)}>
            {t('begin')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <div className={styles.parts}>
        {briefFields.map((field) => (
          <BriefPart
            key={field}
            projectSlug={projectSlug}
            field={field}
            brief={brief}
            opened={begun && field === 'challenge'}
            onDirty={onDirty}
          />
        ))}
      </div>
      <LeaveDialog {...guard.dialog} />
    </>
  );
}
