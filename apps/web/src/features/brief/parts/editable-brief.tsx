import { type BriefAttributes, type BriefField, briefFields } from '@foreglow/contract';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/index.ts';
import { LeaveDialog } from '../../../ui/form/index.ts';
import { State } from '../../../ui/state/index.ts';
import { BriefPart } from './brief-part.tsx';
import { dropText, isTextKept } from './use-field-text.ts';

interface EditableBriefProps {
  readonly projectSlug: string;
  readonly brief: BriefAttributes;
}

/** The brief for those who may write it: each part is edited in its place. */
export function EditableBrief({ projectSlug, brief }: EditableBriefProps) {
  const { t } = useTranslation('brief');
  const [begun, setBegun] = useState(false);
  const [kept] = useState(() => isTextKept(projectSlug));
  const [dirty, setDirty] = useState<ReadonlySet<BriefField>>(new Set());
  const onDirty = useCallback((field: BriefField, now: boolean) => {
    setDirty((before) => {
      if (before.has(field) === now) return before;
      const next = new Set(before);
      if (now) next.add(field);
      else next.delete(field);
      return next;
    });
  }, []);
  // What is typed is kept on this device: closing the tab loses nothing, so only a way within the page is asked about.
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty.size > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (brief.version === 0 && !begun && !kept) {
    return (
      <State
        title={t('emptyTitle')}
        text={t('emptyText')}
        actions={
          <Button look="primary" onClick={() => setBegun(true)}>
            {t('begin')}
          </Button>
        }
      />
    );
  }
  return (
    <>
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
      <LeaveDialog
        opened={blocker.status === 'blocked'}
        onStay={() => blocker.reset?.()}
        onKeep={() => blocker.proceed?.()}
        onDiscard={() => {
          for (const field of dirty) dropText(projectSlug, field);
          blocker.proceed?.();
        }}
      />
    </>
  );
}
